import { paths } from "~/paths/paths.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { setAnswerHeader } from "~/platform/raw-response.server.ts";

/** The parameter by which a page is told that one of its files was wanted before the log-in. */
const WANTED = "download";

/** Files that an address from outside may name, each with the page that it is a file of (F-389). */
const FILES = [
  { name: "table", file: reportPaths.file(), page: paths.reports() },
  { name: "paper", file: reportPaths.paper(), page: paths.reports() },
  { name: "calculation", file: paths.spreadsheetFile(), page: paths.spreadsheet() },
] as const;

/** The page of a file, told to send the file after it: a download alone would leave the browser on the log-in. Null for what is no file. */
export function pageOfFile(path: string, query: string): string | null {
  const found = FILES.find(({ file }) => file === path);
  if (found === undefined) return null;
  const told = new URLSearchParams(query);
  told.set(WANTED, found.name);
  return `${found.page}?${told.toString()}`;
}

/** Lets the browser fetch the file that the address of a page wants, if it wants one; the page stays. */
export function followWithFile({ pathname, searchParams }: URL, headers: Headers): void {
  const found = FILES.find(({ name, page }) => name === searchParams.get(WANTED) && page === pathname);
  if (found === undefined) return;
  const query = new URLSearchParams(searchParams);
  query.delete(WANTED);
  setAnswerHeader(headers, "Refresh", `0; url=${found.file}?${query.toString()}`);
}
