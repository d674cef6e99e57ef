import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { NUMBERED_STEPS } from "~/paths/application-steps.ts";
import { paths, SCREENS } from "~/paths/paths.ts";
import { fillPattern } from "~/paths/pattern.ts";
import routes from "~/routes.ts";

describe("G01: the table of addresses", () => {
  test("every address of it is answered by the module of its folder", () => {
    const answered = new Map(routes.map(({ file, path = "" }) => [file.split("/")[1], `/${path}`]));
    expect(Object.fromEntries(answered)).toMatchObject(SCREENS);
    expect(answered.size).toBe(Object.keys(SCREENS).length + NUMBERED_STEPS.length);
  });

  test("a screen without a page is answered by a module that draws none", () => {
    const files = routes.map(({ file }) => file);
    expect(files).toContain("routes/applications/route.tsx");
    expect(files).toContain("routes/applications-export/route.ts");
  });

  test("an address is written with its values in the places of its parameters", () => {
    expect([
      paths.applicationGoods(1001, "new"),
      paths.applicationDocument(1001, "set"),
      paths.applicationGoods(":id", "new"),
      paths.applications("page=2"),
      paths.applications(),
      paths.newApplication(7),
      paths.settingsCode(true),
    ]).toEqual([
      "/applications/goods/1001/new",
      "/applications/documents/1001/set",
      "/applications/goods/:id/new",
      "/applications?page=2",
      "/applications",
      "/applications/add?seller=7",
      "/settings?step=code&typing=now",
    ]);
  });

  test("the router, which keeps what it has sorted and found (decision 0033), finds each address of two applications and their parameters, again and after 600 others", () => {
    const table = routes.map(({ file, path = "", index }) => ({ id: file, path: `/${path}`, index: index === true }));
    const found = (address: string) => matchRoutes(table as never, address)?.at(-1);
    for (const application of [
      "24993",
      "1001",
      "24993",
      ...Array.from({ length: 20 }, (_, at) => `${2000 + at}`),
      "1001",
    ])
      for (const [folder, pattern] of Object.entries(SCREENS).filter(([, address]) => !address.includes("*"))) {
        const values = new Proxy({}, { get: () => application });
        const match = found(fillPattern(pattern, values as never));
        expect(match?.route.id?.split("/")[1], pattern).toBe(folder);
        expect(new Set(Object.values(match?.params ?? {})), pattern).toEqual(
          new Set(pattern.includes(":") ? [application] : []),
        );
      }
    expect(found("/applications/24993/unknown")?.params).toEqual({ "*": "applications/24993/unknown" });
    expect(found("/APPLICATIONS/load/24993")?.params).toEqual({ applicationId: "24993" });
  });
});
