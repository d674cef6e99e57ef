/** State of an outside system (F-407). */
const OK = 0;
const SLOW = 1;
const ERROR = 2;

/** An outside system of the demo. */
interface DemoService {
  readonly id: number;
  readonly name: readonly [lt: string, en: string];
  /** Last part of the address of its own page. */
  readonly page: string;
  /** Its states, three minutes each, over and over. */
  readonly states: readonly [number, ...number[]];
  /** It reports this much later than the others. */
  readonly lateMinutes?: number;
}

/** What one system reports at a moment. */
export interface ReportedService {
  readonly id: number;
  readonly nameLt: string;
  readonly nameEn: string;
  readonly status: number;
  readonly url: string;
  readonly updatedAt: Date;
}

const MINUTE_MS = 60_000;
/** How long a state lasts. */
const SLOT_MS = 3 * MINUTE_MS;
const STATUS_SITE = "https://busena.pavyzdzio-lizingas.example";

/** The seven systems of the demo; the states begin with the state that the story names. The archive is over ten minutes stale. */
const SERVICES: readonly DemoService[] = [
  { id: 1, name: ["Vertinimas", "Evaluation"], page: "vertinimas", states: [OK] },
  { id: 2, name: ["Registrai", "Registers"], page: "registrai", states: [SLOW, SLOW, OK] },
  { id: 3, name: ["Pasirašymas", "Signing"], page: "pasirasymas", states: [ERROR, SLOW, OK, OK] },
  { id: 4, name: ["SMS", "SMS"], page: "sms", states: [OK] },
  { id: 5, name: ["El. paštas", "E-mail"], page: "pastas", states: [OK] },
  { id: 6, name: ["Skenavimas", "Scanning"], page: "skenavimas", states: [SLOW, OK] },
  { id: 7, name: ["Archyvas", "Archive"], page: "archyvas", states: [OK], lateMinutes: 14 },
];

/** Ids and names of the systems. */
export const SYSTEMS = SERVICES.map(({ id, name: [, name] }) => ({ id, name }));

/**
 * The states of the demo's outside systems at a moment, by a fixed script: no system stands behind the reference back end.
 * @param switched states by id that were set by hand; such a system has reported just now
 */
export function reportServices(now: Date, switched: ReadonlyMap<number, number> = new Map()): ReportedService[] {
  const slot = Math.floor(now.getTime() / SLOT_MS);
  return SERVICES.map(({ id, name: [nameLt, nameEn], page, states, lateMinutes = 0 }) => ({
    id,
    nameLt,
    nameEn,
    status: switched.get(id) ?? states[slot % states.length] ?? states[0],
    url: `${STATUS_SITE}/${page}`,
    updatedAt: switched.has(id) ? now : new Date(slot * SLOT_MS - lateMinutes * MINUTE_MS),
  }));
}
