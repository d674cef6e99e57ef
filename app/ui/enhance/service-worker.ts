/** Long after the page works: the worker must not take its line. */
const REGISTER_AFTER_MS = 3000;

/**
 * Registers the worker that tells the browser's other pages which build this one is of (public/service-worker.js). Each build has an address
 * of its own, so that the first page of a newer one replaces the worker. A browser without workers, a page in a frame and the development
 * server do without.
 * @param onOther told when a page of another build was opened
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
