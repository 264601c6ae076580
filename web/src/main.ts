import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

// A part of the client that is gone: the server has a newer one.
addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
target.replaceChildren(); // the page's outline, shown until now
mount(App, { target });
