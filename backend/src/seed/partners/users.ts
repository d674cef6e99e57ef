import { z } from "zod";
import { keyOf, readSeedData, remark } from "../read-data.ts";
import { SHOP_IDS } from "./companies.ts";

const yes = z.literal(true).exactOptional();

/** How a person of the demo differs from a plain, confirmed, active seller. */
const userSchema = z.strictObject({
  shows: remark,
  /** The number of a partner's person begins with the shop's. */
  id: z.int(),
  login: z.string(),
  name: z.tuple([z.string(), z.string()]),
  shop: keyOf("shop", SHOP_IDS, z.int()).exactOptional(),
  /** 0 seller when absent. */
  role: z.literal([1, 2, 3]).exactOptional(),
  email: z.email().nullable().exactOptional(),
  emailVerified: yes,
  mobile: z.string().exactOptional(),
  mobileVerified: yes,
  /** 1, e-mail, when absent. */
  method: z.literal([0, 1, 2]).exactOptional(),
  twoFactor: yes,
  canSearch: yes,
  seesLiabilities: yes,
  documentsOptional: yes,
  sharedAccount: yes,
  mainCompanyUser: yes,
  limited: yes,
  departed: yes,
  /** Saving the account is refused with this code. */
  scenarioFault: z.literal(2120).exactOptional(),
  blockState: z.literal([1004, 1005]).exactOptional(),
  /** Null: has never signed in. */
  lastLoginDaysAgo: z.int().nullable().exactOptional(),
  passwordDaysOld: z.int().exactOptional(),
  /** Days until the warrant's deadline; negative: it has passed. */
  warrantDueInDays: z.int().exactOptional(),
  /** Devices that were verified so many days ago; the id of each is `demo-device-{login}-{days}`. */
  devicesDaysOld: z.array(z.int()).exactOptional(),
});

export type DemoUser = z.output<typeof userSchema>;

/** Sellers, supervisors and managers. */
export const DEMO_USERS: readonly DemoUser[] = readSeedData("users.json", z.array(userSchema));

/** A user's log-in name in another data file, read as the user's number. */
export const userKey = keyOf(
  "user",
  DEMO_USERS.map(({ login }) => login),
  z.string(),
).transform((login) => DEMO_USERS.find((user) => user.login === login)?.id ?? 0);
