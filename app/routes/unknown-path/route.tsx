import { json } from "@remix-run/node";
import { PlainPage } from "~/features/shell/error-page.tsx";

export const handle = { title: "errors:notFound.title" };

/** Any other path answers 404 at its own address, whatever the method (F-029). */
export const loader = () => json(null, { status: 404 });

export const action = () => json(null, { status: 404 });

export default function UnknownPathPage() {
  return <PlainPage name="notFound" />;
}
