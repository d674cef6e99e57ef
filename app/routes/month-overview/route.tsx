import { useLoaderData } from "@remix-run/react";
import { MonthView } from "~/features/month/month-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["month"], title: "month:title" };

export default function MonthPage() {
  return <MonthView page={useLoaderData<typeof loader>()} />;
}
