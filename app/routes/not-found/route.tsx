import { json } from "@remix-run/node";
import { PlainPage } from "~/features/shell/error-page.tsx";

export const handle = { title: "errors:notFound.title" };

export const loader = () => json(null, { status: 404 });

export default function NotFoundPage() {
  return <PlainPage name="notFound" />;
}
