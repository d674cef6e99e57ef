type ShownApplication = { applicationId: number; summary: { buyerName: string } };

/**
 * Number and surname of the application that a page is about, for the title of its tab: a seller may serve several buyers at once.
 * @param data what the page was loaded with
 */
export function applicationOfPage(data: unknown): string | null {
  const shown = isObject(data) && "frame" in data ? data["frame"] : data;
  if (!isShownApplication(shown)) return null;
  const surname = shown.summary.buyerName.trim().split(/\s+/).at(-1) ?? "";
  return [shown.applicationId, surname].filter((part) => part !== "").join(" ");
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isShownApplication = (value: unknown): value is ShownApplication =>
  isObject(value) &&
  typeof value["applicationId"] === "number" &&
  isObject(value["summary"]) &&
  typeof value["summary"]["buyerName"] === "string";
