import { redirect } from "@remix-run/node";
import { paths } from "~/paths.ts";

/** The home screen is the news (F-002). */
export const loader = () => redirect(paths.news());
