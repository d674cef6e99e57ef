/** What `load-watch.es5.js` looks for when it lets the scripts in. */
const HELD_PRELOAD = '<link rel="held-preload"';
const HELD_MODULE = ' type="held-module">';

const PRELOAD = '<link rel="modulepreload"';
const MODULE = ' type="module" async="">';
const BODY_END = "</body>";

/**
 * Holds the scripts of a page back until the watch in its head has decided that this browser can run them (browsers rule 57): engines that know modules
 * but not their syntax (Chromium 64 to 79) would fetch them all and stop at the first `??` with an error. The framework writes the tags; here they
 * become tags that mean nothing to a browser, and the page's last script asks the watch to make them good.
 */
export function gateScripts(page: string, nonce: string): string {
  // They stand at the end of a page that may be long: what is before them is not gone through.
  const from = page.indexOf(PRELOAD);
  const scripts = from < 0 ? "" : page.slice(from);
  if (!scripts.includes(MODULE)) return page;
  const start = `<script nonce="${nonce}">portalScripts.start()</script>`;
  const held = scripts
    .replaceAll(PRELOAD, HELD_PRELOAD)
    .replace(MODULE, HELD_MODULE)
    .replace(BODY_END, start + BODY_END);
  return page.slice(0, from) + held;
}
