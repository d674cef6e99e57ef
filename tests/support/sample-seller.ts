import type { SellerUser } from "~/services/session-types.ts";

/** A seller as a log-in answers one, with one contact verified. */
export const SAMPLE_SELLER: SellerUser = {
  id: 7,
  shopId: 101,
  login: "jonas.s",
  firstName: "Jonas",
  lastName: "Pardavėjas",
  fullName: "Jonas Pardavėjas",
  email: "jonas@pavyzdys.example",
  emailVerified: true,
  mobilePhone: "+37061234567",
  phoneVerified: false,
  phone: "+37052345678",
  active: true,
  authenticationMethod: 1,
  maySearch: false,
};
