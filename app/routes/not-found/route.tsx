import { PlainPage } from "~/features/shell/error-page.tsx";

export { loader } from "./route.server.ts";

export const handle = { title: "errors:notFound.title" };

export default function NotFoundPage() {
  return <PlainPage name="notFound" />;
}
