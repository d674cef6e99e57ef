import { existsSync } from "node:fs";
import { index, type RouteConfig, route } from "@remix-run/route-config";
import { addressOfStep, NUMBERED_STEPS, routeFolderOf } from "./paths/application-steps.ts";
import { SCREENS } from "./paths/paths.ts";

/** A screen's module draws a page; that of a file or of an answer for scripts does not. */
function moduleOf(folder: string): string {
  const page = `routes/${folder}/route.tsx`;
  return existsSync(new URL(page, import.meta.url)) ? page : `routes/${folder}/route.ts`;
}

const steps = NUMBERED_STEPS.map(({ key }) => [routeFolderOf(key), addressOfStep(key, ":applicationId")] as const);

/** Every URL and the module that answers it; the table of them is `SCREENS`. */
export default [...Object.entries(SCREENS), ...steps].map(([folder, address]) =>
  address === "/" ? index(moduleOf(folder)) : route(address.slice(1), moduleOf(folder)),
) satisfies RouteConfig;
