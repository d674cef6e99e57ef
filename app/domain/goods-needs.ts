/** What a line of goods must have besides what every line has, by the names of its fields. */
export type GoodsNeeds = { productNumber: boolean; serialNumber: boolean; warrantyYears: boolean };

/**
 * A group without a catalogue needs a product number (F-242), an extended warranty a serial number and its years (F-241). The check and
 * the labels of the form both read it, so that no field is called optional and then missed.
 */
export const goodsNeeds = (insured: boolean, group: { catalogueEmpty: boolean } | undefined): GoodsNeeds => ({
  productNumber: group?.catalogueEmpty === true,
  serialNumber: insured,
  warrantyYears: insured,
});
