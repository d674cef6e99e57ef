import { createHash } from "node:crypto";
import type { UserRow } from "./session.ts";

const VERSION_CHARACTERS = 16;

/** What a supervisor sees and changes of an account: another save of any of it makes another version. */
const seen = (user: UserRow): unknown[] => [
  user.login,
  user.firstName,
  user.lastName,
  user.role,
  user.shopId,
  user.email,
  user.mobilePhone,
  user.phone,
  user.active,
  user.authenticationMethod,
];

/** The wire's `Versija` of an account: a save of one that was changed since is refused (1101). */
export const accountVersion = (user: UserRow): string =>
  createHash("sha256")
    .update(JSON.stringify(seen(user)))
    .digest("hex")
    .slice(0, VERSION_CHARACTERS);
