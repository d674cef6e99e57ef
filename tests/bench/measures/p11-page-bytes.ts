import { startChromium } from "../machinery/chromium.ts";
import { bytesOfFirstVisit, type PageBytes } from "../machinery/fetched-bytes.ts";
import { atMost, notMeasured, type Figure } from "../machinery/figure.ts";
import { startBackEnd, startPortal } from "../machinery/portal.ts";
import { signIn, type Visitor } from "../machinery/visitor.ts";

const DEMO_ROWS = 5_000;
const KB = 1_000;
/** Mifos X web-app, production build of May 2025, gzip: measured once (P11). */
const PEER = { script: 1_780 * KB, css: 78 * KB };
const STYLED = { goal: 20 * KB, ambition: 14 * KB };
const SCRIPT = { login: { goal: 40 * KB, ambition: 10 * KB }, step2: { goal: 140 * KB, ambition: 110 * KB } };

/** P11: what a first visit to /login and to step 2 of the wizard fetches. */
export async function measurePageBytes(): Promise<Figure[]> {
  const browser = await startChromium();
  if (browser === null) return [notMeasured("P11", "bytes of a first visit", "no Chromium on this machine")];
  const backEnd = await startBackEnd(DEMO_ROWS);
  const portal = await startPortal(backEnd.url);
  try {
    const login = await bytesOfFirstVisit(browser, `${portal.url}/login`);
    const seller = await signIn(portal.url);
    const step2 = await bytesOfFirstVisit(browser, portal.url + (await pathOfStep2(seller)), seller.cookie);
    return [...figuresOf("/login", login, SCRIPT.login), ...figuresOf("step 2", step2, SCRIPT.step2)];
  } finally {
    await browser.close();
    await portal.end();
    await backEnd.child.end();
  }
}

/** An application of the seller that is not a contract yet. */
async function pathOfStep2(seller: Visitor): Promise<string> {
  const list = (await seller.get("/applications?size=100&from=")).body.toString();
  const ids = new Set([...list.matchAll(/\/applications\/load\/(\d+)/g)].map((match) => match[1] ?? ""));
  for (const id of ids) {
    const path = `/applications/add/2/${id}`;
    const { response } = await seller.get(path);
    if (response.status === 200) return path;
  }
  throw new Error("No application of the seller is open at step 2");
}

function figuresOf(page: string, bytes: PageBytes, goals: { goal: number; ambition: number }): Figure[] {
  const styled = bytes.html + bytes.css;
  return [
    {
      id: "P11",
      what: `${page}: HTML + CSS, gzip`,
      ours: toKb(styled),
      peer: toKb(PEER.css),
      ratio: toRatio(styled / PEER.css),
      goal: toGoal(STYLED),
      verdict: atMost(styled, STYLED.goal, STYLED.ambition),
    },
    {
      id: "P11",
      what: `${page}: script, gzip, ${bytes.scriptFiles} files`,
      ours: toKb(bytes.script),
      peer: toKb(PEER.script),
      ratio: toRatio(bytes.script / PEER.script),
      goal: toGoal(goals),
      verdict: atMost(bytes.script, goals.goal, goals.ambition),
    },
  ];
}

const toKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
const toRatio = (ratio: number) => `${ratio.toFixed(3)} ×`;
const toGoal = ({ goal, ambition }: { goal: number; ambition: number }) => `≤ ${goal / KB} KB (≤ ${ambition / KB})`;
