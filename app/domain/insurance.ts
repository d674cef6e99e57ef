/** DraudimoID of a buyer who takes no payment protection (F-281). */
export const NO_INSURANCE = 0;

/** Whether a package was chosen; an application that says nothing has none. */
export const isInsured = (insuranceId: number | null): insuranceId is number =>
  insuranceId !== null && insuranceId !== NO_INSURANCE;
