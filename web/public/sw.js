/** Beside the page: says so where the house cannot be reached, and tells whose turn it is. */

const CACHE = "sobremesa-offline-2"; // another name wherever the files below change
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/offline.css", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(CACHE)).addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("sobremesa-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// Only pages are looked after: scripts and pictures are kept for good by the browser.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate" && !path.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (KEPT.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(path)));
  }
});

/** What was pushed: `{title, text, table}`; nobody is told who looks at that table already. */
async function tell(told) {
  const path = `/table/${told.table}`;
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(told.title, {
    body: told.text,
    icon: "/icons/192.png",
    tag: told.table, // one for each table
    data: path,
  });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === event.notification.data);
    return there ? there.focus() : self.clients.openWindow(event.notification.data);
  };
  event.waitUntil(open());
});
