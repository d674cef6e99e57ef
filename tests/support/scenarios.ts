import type { RunningBackEnd } from "./back-end.ts";
import { exchange, type Reply } from "./http-client.ts";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Sends a form of the console's scenario page as it is. */
export const postScenario = (
  { consoleUrl }: RunningBackEnd,
  form: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> =>
  exchange(
    `${consoleUrl}/scenarios/${form}`,
    "POST",
    { ...FORM, ...headers },
    new URLSearchParams(fields).toString() || " ",
  );

/** Stages something. @throws when the console does not take it */
export async function stageScenario(
  backEnd: RunningBackEnd,
  form: "switches" | "answer" | "session" | "device" | "reset",
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { status, location } = await postScenario(backEnd, form, fields);
  if (status !== 303 || location !== "/scenarios") throw new Error(`${form} was not staged: ${status}`);
}

/** The form of the switches with everything as usual. */
export const AS_USUAL: Readonly<Record<string, string>> = {
  time: "right",
  soap: "up",
  soapSeconds: "0",
  verify: "up",
  ...Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`system-${index + 1}`, ""])),
};

/** Switches these, and everything else as usual. */
export const switchServices = (backEnd: RunningBackEnd, fields: Readonly<Record<string, string>>): Promise<void> =>
  stageScenario(backEnd, "switches", { ...AS_USUAL, ...fields });
