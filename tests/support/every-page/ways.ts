import { matchRoutes } from "@remix-run/react";
import { builtRoutes } from "../../faults/portal/manifest.ts";
import { hasScript } from "../browser.ts";
import type { SeenLink, SeenPage } from "./see-page.ts";

/** A way that leads on from a page. Ways of one key are the same way: of two rows with the same next step one is gone. */
export interface Way {
  readonly key: string;
  readonly link: SeenLink;
  /** `file`: answered with something to save. `language`: this page in the other language. */
  readonly to: "page" | "file" | "language";
}

const FILES = [
  "accounts-export",
  "applications-export",
  "application-documents",
  "application-upload",
  "identity-scan-picture",
  "ratings-export",
  "rating-report",
  "reports-export",
  "reports-pdf",
  "permits-export",
  "signed-document",
  "spreadsheet-export",
];

/** So many changes of a query are one: the whole filter. */
const CHANGES_OF_FILTER = 3;

/** What a link of a list is about: what else it changes follows from that. */
const LIST_CHANGES = ["columns", "size", "sort", "dir", "key"];

/** What tells pages of one address from each other: how far an application is. */
const STAGES: Readonly<Record<string, string>> = { makeContract: "to be made", confirmSignature: "to be signed" };

/** Read when a page is first looked at: tests are listed without a build, and their setup says that there is none. */
let routes: { id: string; path: string }[] | undefined;

/** Found once for each path: a walk asks at every step, and the router sorts all routes for every answer. */
const foundRoutes = new Map<string, string>();

/** Name of the route that answers an address: the folder of its module. */
export function routeOf(address: string): string {
  const { pathname } = new URL(address, "http://portal.example");
  const route = foundRoutes.get(pathname) ?? findRoute(pathname);
  foundRoutes.set(pathname, route);
  return route;
}

const findRoute = (pathname: string): string =>
  matchRoutes((routes ??= builtRoutes().map(({ id, path }) => ({ id, path }))), pathname)?.[0]?.route.id.split(
    "/",
  )[1] ?? "no route";

/** Name of a page: its route, and the stage of what it shows. */
export function nameOf({ address, buttons }: Pick<SeenPage, "address" | "buttons">): string {
  const route = routeOf(address);
  if (route !== "application-contract") return route;
  const stage = buttons.map((button) => STAGES[button]).find((found) => found !== undefined);
  return `${route}, ${stage ?? "closed"}`;
}

/** The buyer's page, which opens in a tab of its own and is no page of the user's: journeys of signing go there. */
const OF_ANOTHER_PERSON = "sign";

/** Found once for each look at a page: every step of a walk goes through the ways of all pages seen so far. */
const foundWays = new WeakMap<SeenPage, readonly Way[]>();

/** Every way from a page but those out of the portal, those within the page, and that to another person's. */
export function waysFrom(seen: SeenPage): readonly Way[] {
  const ways = foundWays.get(seen) ?? findWays(seen);
  foundWays.set(seen, ways);
  return ways;
}

function findWays(seen: SeenPage): Way[] {
  const ways = seen.links
    .filter(({ href, outside }) => !outside && !isWithin(href, seen.address))
    .filter(({ href, kind }) => kind !== "link" || routeOf(href) !== OF_ANOTHER_PERSON)
    .map((link): Way => toWay(link, seen.address));
  const name = nameOf(seen);
  return ways.map((way) => ({ ...way, key: `${isSameEverywhere(way) ? "any page" : name} → ${way.key}` }));
}

/**
 * Without script a link asks the server for its page and takes nothing along of the page that it stands on: once is enough. Links from page to page of an
 * application are gone from each, because which application is open decides what is linked further on.
 */
const isSameEverywhere = ({ link, to }: Way): boolean =>
  link.kind === "link" && to === "page" && !hasScript() && (link.framed || !isOfApplication(link.href));

const isOfApplication = (href: string): boolean => /^\/applications\/.*\d/.test(href);

/** A link to a part of the page on which it stands. */
const isWithin = (href: string, address: string): boolean => href.includes("#") && href.split("#")[0] === address;

function toWay(link: SeenLink, from: string): Way {
  if (link.kind !== "link") return { key: `(${link.kind} ${link.href})`, link, to: "page" };
  const route = routeOf(link.href);
  if (FILES.includes(route)) return { key: pathPattern(link.href), link, to: "file" };
  const changes = changesOfQuery(link.href, from);
  if (changes.includes("lang")) return { key: "(other language)", link, to: "language" };
  const row = link.row === "" || routeOf(from) !== STATES_IN_ROWS ? "" : ` (${link.row})`;
  return { key: `${route}${toQuery(changes, link.href)}${row}`, link, to: "page" };
}

/** The list whose rows lead to different pages, by what is next in each. */
const STATES_IN_ROWS = "applications";

const pathPattern = (href: string): string => href.replace(/\?.*/, "").replace(/\d+/g, "{id}");

/** Two fields of a form, which a switch may have taken along with script: what a list changes is not among them. */
const isTyped = (changes: readonly string[]): boolean =>
  changes.length > 1 && !changes.some((name) => LIST_CHANGES.includes(name));

/** A tab is a list of its own; of the others it is enough that they change. */
function toQuery(changes: readonly string[], href: string): string {
  if (changes.length === 0) return "";
  if (changes.includes("tab")) return `?tab=${new URL(href, "http://portal.example").searchParams.get("tab")}`;
  if (changes.length >= CHANGES_OF_FILTER || isTyped(changes)) return "?(filter)";
  return `?${LIST_CHANGES.find((name) => changes.includes(name)) ?? changes.join("&")}`;
}

/** Names of the parameters in which an address differs from the one before; all that it has, if it is another path. */
function changesOfQuery(href: string, from: string): string[] {
  const [to, before] = [href, from].map((address) => new URL(address, "http://portal.example"));
  if (to === undefined || before === undefined) return [];
  const kept = to.pathname === before.pathname ? before.searchParams : new URLSearchParams();
  const names = new Set([...to.searchParams.keys(), ...kept.keys()]);
  return [...names].filter((name) => to.searchParams.get(name) !== kept.get(name)).sort();
}
