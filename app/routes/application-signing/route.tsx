import { useLoaderData } from "@remix-run/react";
import { SigningView } from "~/features/application/signing/signing-view.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";
export { readOrKeep as clientLoader } from "~/ui/read-again.ts";

export const handle = { i18n: ["signing", "enumerations"], title: "signing:title" };

export default function SigningRoute() {
  return <SigningView page={useLoaderData<typeof loader>()} />;
}
