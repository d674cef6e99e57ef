import type { Application } from "~/services/application-types.ts";

/** Which application a page belongs to, as people name it. */
export type TitleAbout = { number: string | number; buyer: string };

/** A contract is known by its own number. */
export const titleAboutOf = ({
  id,
  contractNumber,
  buyer,
}: Pick<Application, "id" | "contractNumber" | "buyer">): TitleAbout => ({
  number: contractNumber ?? id,
  buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
});
