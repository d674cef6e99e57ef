import { z } from "zod";
import { readSeedData } from "../read-data.ts";

const companySchema = z.strictObject({ id: z.int(), name: z.string(), code: z.string(), address: z.string() });

const shopSchema = z.strictObject({
  id: z.int(),
  companyId: z.int(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  email: z.email().exactOptional(),
  helpPhone: z.string(),
  accountNumber: z.string(),
  catalogueType: z.enum(["TYPE_A", "TYPE_B", "DISABLED"]),
  online: z.literal(true).exactOptional(),
  catalogueException: z.literal(true).exactOptional(),
  extendedWarrantyAllowed: z.literal(false).exactOptional(),
  managerId: z.int().nullable(),
});

const { companies, shops } = readSeedData(
  "companies.json",
  z.strictObject({ companies: z.array(companySchema), shops: z.array(shopSchema) }),
);

/** Invented partner companies. */
export const DEMO_COMPANIES = companies;

/** Shops of the demo. Shop 501 has neither variants (2140) nor a manager (1080). */
export const DEMO_SHOPS = shops;

/** A shop's number in another data file. */
export const SHOP_IDS = shops.map(({ id }) => id);
