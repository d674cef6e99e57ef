import { z } from "zod";
import { keyOf, readSeedData } from "../read-data.ts";

/** Worker 1, pensioner 2, other 3, officer 4, farmer 7. */
const incomeType = z.literal([1, 2, 3, 4, 7]);

/** A person of the demo. */
const clientSchema = z.strictObject({
  code: z.string(),
  name: z.tuple([z.string(), z.string()]),
  born: z.iso.date(),
  /** Income type and net euros a month; absent: the registers know no income. */
  income: z.tuple([incomeType, z.number()]).exactOptional(),
  workplace: z.string().exactOptional(),
  citizenship: z.string().exactOptional(),
  /** False: 1032. */
  served: z.literal(false).exactOptional(),
  /** False: the lender does not know the person, 1030. */
  known: z.literal(false).exactOptional(),
});

export type DemoClient = z.output<typeof clientSchema>;

/** Persons by the key that stories use. */
export const DEMO_CLIENTS: Readonly<Record<string, DemoClient>> = readSeedData(
  "clients.json",
  z.record(z.string(), clientSchema),
);

/** A person's key in another data file. */
export const clientKey = keyOf("client", Object.keys(DEMO_CLIENTS), z.string());

/** The person of a key. */
export function clientOf(key: string): DemoClient {
  const client = DEMO_CLIENTS[key];
  if (client === undefined) throw new RangeError(`The demo has no client ${key}.`);
  return client;
}
