import { json } from "@remix-run/node";
import { PlainPage } from "~/features/shell/error-page.tsx";

export const handle = { title: "errors:permissionDenied.title" };

export const loader = () => json(null, { status: 403 });

export default function PermissionDeniedPage() {
  return <PlainPage name="permissionDenied" />;
}
