import { UPDATE_CHECK_INTERVAL_MS } from "~/domain/limits.ts";
import { paths } from "~/paths/paths.ts";
import { announceNewerBuild } from "~/ui/enhance/newer-build.ts";

/** Nothing can be lost on these pages, so that they do not wait for the next page change (decision under G33). */
const IMMEDIATE: readonly string[] = [
  paths.login(),
  paths.news(),
  paths.notFound(),
  paths.permissionDenied(),
  paths.logout(),
];

/**
 * A newer build is there (F-422): the pages above are loaded again at once, unless something is typed into them; everywhere else the toast
 * offers it, and the next page is of the new build in any case (`followBuild`).
 */
export function takeUpNewerBuild(): void {
  const { pathname, search } = window.location;
  // Not a reload: the page may answer a form, which must not be sent twice.
  if (IMMEDIATE.includes(pathname) && !isSomethingTyped()) window.location.replace(pathname + search);
  else announceNewerBuild();
}

/** Asks which build the server runs; the answer's header is read by `followBuild`, as of every other answer. */
export const askForBuild = (): void => void fetch(paths.version()).catch(() => undefined);

/** Asks once an hour (F-423). */
export function checkForUpdates(): void {
  setInterval(askForBuild, UPDATE_CHECK_INTERVAL_MS);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSomethingTyped = (): boolean =>
  [...document.querySelectorAll<Field>("main input, main textarea, main select")].some(isChanged);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}
