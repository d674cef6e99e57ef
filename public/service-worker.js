/*
 * Tells every open page of this browser when one of them was loaded from a newer build (F-047, F-422). It listens to nothing that pages
 * fetch and opens no cache, so that no page, data or document can ever pass through it or be kept by it (check L10). Script files are not
 * its business either: Chrome 90 refuses them under our content security policy when a worker hands them out.
 */
const build = new URL(self.location.href).searchParams.get("build");

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(tellPages()));

async function tellPages() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ build });
}
