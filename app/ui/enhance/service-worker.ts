/** Long after the page works: the worker must not take its line. */
const REGISTER_AFTER_MS = 3000;

/**
 * Registers the worker that tells the browser's other pages which build this one is of (public/service-worker.js). Each build has an address
 * of its own, so that the first page of a newer one replaces the worker. A browser without workers, a page in a frame and the development
 * server do without.
 * @param onOther told that a page of another build was opened. Which of the two is newer the server must say: the worker of an older build may
 * speak up after a page of the newer one has come
 */
export function shareBuild(own: string, onOther: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ build?: unknown } | null>) => {
    if (typeof data?.build === "string" && data.build !== own) onOther();
  });
  serviceWorker.startMessages();
  const register = () =>
    serviceWorker.register(`/service-worker.js?build=${encodeURIComponent(own)}`, { updateViaCache: "none" });
  setTimeout(() => void register().catch(() => undefined), REGISTER_AFTER_MS);
}
