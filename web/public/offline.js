/** Of the page for when the house cannot be reached: the reader's language alone. */

const languages = ["en", "es", "pt"];
let wanted = navigator.language.slice(0, 2);
try {
  wanted = JSON.parse(localStorage.getItem("sobremesa.settings") ?? "{}").lang ?? wanted;
} catch {
  // storage is blocked, or somebody else's
}
document.documentElement.lang = languages.includes(wanted) ? wanted : "en";
document.documentElement.dataset.lang = document.documentElement.lang;

/** Back to where the reader was as soon as the house answers. */
async function look() {
  const there = await fetch("/api/health").then(
    (answer) => answer.ok,
    () => false,
  );
  if (there) location.reload();
}
addEventListener("online", look);
setInterval(look, 5000);
