import { useLoaderData } from "@remix-run/react";
import { Catalogue } from "~/features/application/goods/catalogue.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["application"], title: "application:catalogue.title" };

export default function CataloguePage() {
  return <Catalogue page={useLoaderData<typeof loader>()} />;
}
