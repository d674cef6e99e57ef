/** Long after the page works: the worker must not take its line. */
const REGISTER_AFTER_MS = 3000;

/**
 * Registers the worker that keeps the script and style files of one build (public/service-worker.js). Each build has an address of its own,
 * so that the page of a newer one replaces the worker. A browser without workers, a page in a frame and the development server do without.
 * @param build names the files that belong together
 */
export function keepFilesOfBuild(build: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window) return;
  const register = () =>
    void navigator.serviceWorker
      .register(`/service-worker.js?build=${encodeURIComponent(build)}`, { updateViaCache: "none" })
      .catch(() => undefined);
  setTimeout(register, REGISTER_AFTER_MS);
}
