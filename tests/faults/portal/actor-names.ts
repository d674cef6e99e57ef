/** Everybody whose rights differ. */
export const ACTORS = [
  "guest",
  "expired",
  "unverified",
  "passwordExpired",
  "limited",
  "author",
  "sameShop",
  "otherShop",
  "stranger",
  "single",
  "supervisor",
  "otherSupervisor",
  "manager",
] as const;

export type Actor = (typeof ACTORS)[number];

/** Log-ins of the demo; a guest has none, an expired session is one of the author's. */
export const LOGIN_OF: Partial<Record<Actor, string>> = {
  unverified: "vilte.s",
  passwordExpired: "tomas.s",
  limited: "ribotas",
  author: "jonas.s",
  sameShop: "sms.blogas",
  otherShop: "pilnas",
  stranger: "kasa1",
  single: "vienas.s",
  supervisor: "vadove",
  otherSupervisor: "vadove3",
  manager: "vadyb2",
};

/** None of these is let in. */
export const SHUT_OUT = ["guest", "expired", "unverified", "passwordExpired", "limited"] as const satisfies Actor[];

/** Whose application it is not, and who must not learn that it is there. */
export const FOREIGN = ["otherShop", "stranger", "single", "otherSupervisor"] as const satisfies Actor[];
