/*
 * Keeps the script and style files of one build, so that a page goes on working while a newer build replaces it on the server (F-422).
 * Nothing else passes through it: no page, no data, no picture of a document is ever looked at or kept (check L10).
 */
const CACHE = `assets-${new URL(self.location.href).searchParams.get("build") ?? ""}`;

/** Public files whose name holds the hash of their content; the same for everybody. */
const isBuildFile = ({ method, url }) => {
  const { origin, pathname, search } = new URL(url);
  return method === "GET" && origin === self.location.origin && /^\/assets\/[\w.-]+$/.test(pathname) && search === "";
};

self.addEventListener("install", (event) => {
  // Pages go past the worker altogether where the browser can be told so.
  event.addRoutes?.({ condition: { requestMode: "navigate" }, source: "network" })?.catch?.(() => undefined);
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (isBuildFile(event.request)) event.respondWith(fromCacheOrServer(event));
});

async function dropOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** A full or broken cache takes nothing away: the file then comes from the server, as without a worker. */
async function fromCacheOrServer(event) {
  const { url } = event.request;
  const kept = await openCache()
    .then((cache) => cache.match(url))
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === "basic") event.waitUntil(keep(url, answer.clone()));
  return answer;
}

const openCache = () => caches.open(CACHE);

const keep = (url, answer) =>
  openCache()
    .then((cache) => cache.put(url, answer))
    .catch(() => undefined);
