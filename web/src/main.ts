import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { speak } from "./lang.svelte";
import { settings } from "./settings.svelte";

// A part of the client that is gone: the server has a newer one.
addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await speak(settings.lang);
target.replaceChildren(); // the page's outline, shown until now
mount(App, { target });

// The page for when the house cannot be reached, and news of whose turn it is.
if ("serviceWorker" in navigator && isSecureContext) void navigator.serviceWorker.register("/sw.js").catch(() => {});
