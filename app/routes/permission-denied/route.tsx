import { PlainPage } from "~/features/shell/error-page.tsx";

export { loader } from "./route.server.ts";

export const handle = { title: "errors:permissionDenied.title" };

export default function PermissionDeniedPage() {
  return <PlainPage name="permissionDenied" />;
}
