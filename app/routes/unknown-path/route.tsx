import { PlainPage } from "~/features/shell/error-page.tsx";

export { action, loader } from "./route.server.ts";

export const handle = { title: "errors:notFound.title" };

export default function UnknownPathPage() {
  return <PlainPage name="notFound" />;
}
