import { paths, SCREENS } from "~/paths/paths.ts";
import { fillPattern, isOfPattern } from "~/paths/pattern.ts";

type WantedFile = {
  /** Pattern of the file's address. */
  file: string;
  /** The page to which the file belongs. @param part a segment of the file's path by its place: `/ratings/7/report` has 7 at 1 */
  page: (part: (at: number) => string) => string;
  /** The query says what the file holds, and what its page shows as well. */
  keepsQuery?: true;
};

const ofSameList = (page: string) => () => page;

/** Files that an address from outside may name, each with the page that it belongs to (F-389): a download alone would leave the browser on the log-in. */
const FILES: readonly WantedFile[] = [
  { file: SCREENS["reports-export"], page: ofSameList(SCREENS.reports), keepsQuery: true },
  { file: SCREENS["reports-pdf"], page: ofSameList(SCREENS.reports), keepsQuery: true },
  { file: SCREENS["spreadsheet-export"], page: ofSameList(SCREENS.spreadsheet), keepsQuery: true },
  { file: SCREENS["applications-export"], page: ofSameList(SCREENS.applications), keepsQuery: true },
  { file: SCREENS["ratings-export"], page: ofSameList(SCREENS.ratings), keepsQuery: true },
  { file: SCREENS["permits-export"], page: ofSameList(SCREENS.permits), keepsQuery: true },
  { file: SCREENS["accounts-export"], page: ofSameList(SCREENS.accounts), keepsQuery: true },
  { file: SCREENS["rating-report"], page: (part) => paths.rating(part(1)) },
  { file: SCREENS["application-documents"], page: (part) => paths.loadApplication(part(2)) },
  { file: SCREENS["application-upload"], page: (part) => paths.applicationUploads(part(2)) },
  {
    file: SCREENS["signed-document"],
    page: (part) => fillPattern(SCREENS["signed-documents"], { applicationId: part(2) }),
  },
];

/** Letters, digits, `-` and `_` only, as the addresses of pages (R-B12). */
const PATH = /^(?:\/[\w-]+)+$/;

/** The page of a file, and whether the query belongs to it as well. Null for what is no file. */
export function pageOfFile(path: string): { page: string; keepsQuery: boolean } | null {
  const found = PATH.test(path) ? FILES.find(({ file }) => isOfPattern(path, file)) : undefined;
  if (found === undefined) return null;
  const parts = path.split("/").slice(1);
  return { page: found.page((at) => parts[at] ?? ""), keepsQuery: found.keepsQuery === true };
}
