import { Link as RouterLink } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { Link, type LinkProps } from "../../../app/ui/link.tsx";
import { renderUi } from "../../support/render-ui.tsx";

const LINKS: Record<string, LinkProps> = {
  "of the menu": { to: "/applications", "aria-current": "page" },
  "with a question": { to: "/applications?size=50&from=&lang=en", lang: "en", hrefLang: "en" },
  "with Lithuanian letters": { to: "/applications?buyer=Šimtaraidis", title: "Ieškoti" },
  "of a head": { to: "/ratings?dir=asc", preventScrollReset: true },
  "to a place in a page": { to: "/applications/add/2/7#credit-goods", className: "btn" },
  "that loads the page": { to: "/login", reloadDocument: true, replace: true },
  "that is not of the portal's addresses": { to: "https://www.microsoft.com/edge" },
  "that goes on from the page": { to: "?tab=4" },
};

describe("decision 0033: a link that the server draws is the one that the browser's router draws", () => {
  test.each(Object.entries(LINKS))("%s", async (_, props) => {
    const drawn = await renderUi(<Link {...props}>Toliau</Link>, { path: "/ratings?size=10" });
    const routers = await renderUi(<RouterLink {...props}>Toliau</RouterLink>, { path: "/ratings?size=10" });
    expect(drawn).toBe(routers);
  });
});
