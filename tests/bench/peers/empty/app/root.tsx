import { Links, Meta, Outlet, Scripts } from "@remix-run/react";

/** A Remix application that does nothing: what starting remix-serve costs by itself (P13). */
export default function App() {
  return (
    <html lang="lt">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
