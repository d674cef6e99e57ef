import { answering, startSoapProxy, type SoapProxy } from "../../support/soap-proxy.ts";
import { raw } from "../../support/soap-stub.ts";
import { atMost, type Figure } from "../machinery/figure.ts";
import { startBackEnd, startPortal } from "../machinery/portal.ts";
import { signIn, type Visitor } from "../machinery/visitor.ts";

const DEMO_ROWS = 5_000;
const PAGES = 50;
const PATH = "/applications";
const GOAL_MS = 20;
/** The circuit stays open for as long as it is measured. */
const LIMITS = "breakerOpenSeconds=600,sessionRequestsPerMinute=10000000,ipRequestsPerMinute=10000000";
const FAILED = 502;
const OPEN = 503;

/** G10: how fast a page fails once the portal leaves a failing back end alone. */
export async function measureOpenCircuit(): Promise<Figure[]> {
  const backEnd = await startBackEnd(DEMO_ROWS);
  const proxy = await startSoapProxy(backEnd.url);
  const portal = await startPortal(new URL(proxy.url).origin, { LIMITS });
  try {
    const seller = await signIn(portal.url);
    await openCircuit(seller, proxy);
    const times = await timesOfPages(seller);
    const median = times.toSorted((one, other) => one - other)[PAGES / 2] ?? Number.NaN;
    return [
      {
        id: "G10",
        what: `a page while the circuit to the back end is open, median of ${PAGES}`,
        ours: `${median.toFixed(1)} ms`,
        peer: "–",
        ratio: "–",
        goal: `≤ ${GOAL_MS} ms`,
        verdict: atMost(median, GOAL_MS, 0),
      },
    ];
  } finally {
    await portal.end();
    await proxy.close();
    await backEnd.child.end();
  }
}

/** Reads fail until the portal stops asking. */
async function openCircuit(seller: Visitor, proxy: SoapProxy): Promise<void> {
  proxy.fault("ListContracts", answering(raw(500, "text/html", "down")));
  let status = FAILED;
  while (status === FAILED) status = (await seller.get(PATH)).response.status;
  if (status !== OPEN) throw new Error(`The circuit did not open: ${status}`);
}

async function timesOfPages(seller: Visitor): Promise<number[]> {
  const times: number[] = [];
  while (times.length < PAGES) {
    const startedAt = performance.now();
    const { response } = await seller.get(PATH);
    times.push(performance.now() - startedAt);
    if (response.status !== OPEN) throw new Error(`The circuit did not stay open: ${response.status}`);
  }
  return times;
}
