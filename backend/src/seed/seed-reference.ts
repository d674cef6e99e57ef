import { z } from "zod";
import { catalogueItems, goodsGroups, shopGoodsGroups, warrantyPrices } from "../store/schema/goods.ts";
import { clients } from "../store/schema/clients.ts";
import { conditionVariants, insurancePackages, shopVariants } from "../store/schema/conditions.ts";
import { news } from "../store/schema/news.ts";
import { notifications } from "../store/schema/notifications.ts";
import { companies, shops, users } from "../store/schema/partners.ts";
import { addresses, countries } from "../store/schema/places.ts";
import { devices } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";
import { DEMO_CATALOGUE_ROWS } from "./catalogue/demo-catalogue.ts";
import type { DemoTime } from "./demo-time.ts";
import { DEMO_COMPANIES, DEMO_SHOPS } from "./partners/companies.ts";
import { DEMO_VARIANTS } from "./partners/condition-variants.ts";
import { toNewsRows } from "./partners/news-rows.ts";
import { toNotificationRows } from "./partners/notification-rows.ts";
import { DEMO_GOODS_GROUPS } from "./partners/goods-groups.ts";
import { DEMO_INSURANCE, DEMO_WARRANTY_PRICES } from "./partners/prices.ts";
import { toClientRows } from "./people/client-rows.ts";
import { toDeviceRows } from "./people/device-rows.ts";
import { toUserRows } from "./people/user-rows.ts";
import { DEMO_ADDRESSES } from "./places/addresses.ts";
import { readSeedData } from "./read-data.ts";

const countrySchema = z.strictObject({ code: z.string(), nameLt: z.string(), nameEn: z.string() });

/** Partners and the lender's price lists. */
async function seedPartners(tx: Store): Promise<void> {
  await tx.insert(companies).values([...DEMO_COMPANIES]);
  await tx.insert(shops).values([...DEMO_SHOPS]);
  await tx.insert(conditionVariants).values(DEMO_VARIANTS.map(({ shops: _, ...variant }) => variant));
  await tx
    .insert(shopVariants)
    .values(DEMO_VARIANTS.flatMap(({ id, shops: ids }) => ids.map((shopId) => ({ shopId, variantId: id }))));
  await tx.insert(insurancePackages).values([...DEMO_INSURANCE]);
  await tx.insert(warrantyPrices).values([...DEMO_WARRANTY_PRICES]);
}

/** Goods that the shops sell. */
async function seedGoods(tx: Store): Promise<void> {
  await tx.insert(goodsGroups).values(DEMO_GOODS_GROUPS.map(({ shops: _, ...group }) => group));
  await tx
    .insert(shopGoodsGroups)
    .values(DEMO_GOODS_GROUPS.flatMap(({ id, shops: ids }) => ids.map((shopId) => ({ shopId, groupId: id }))));
  await tx.insert(catalogueItems).values([...DEMO_CATALOGUE_ROWS]);
}

/** Everything but applications: partners, price lists, goods, people, places, news. */
export async function seedReference(
  tx: Store,
  time: DemoTime,
  passwordHashes: Promise<readonly string[]>,
): Promise<void> {
  await seedPartners(tx);
  await seedGoods(tx);
  await tx.insert(countries).values(readSeedData("countries.json", z.array(countrySchema)));
  await tx.insert(addresses).values([...DEMO_ADDRESSES]);
  await tx.insert(news).values(toNewsRows(time));
  await tx.insert(notifications).values(toNotificationRows(time));
  await tx.insert(clients).values(toClientRows(time));
  await tx.insert(users).values(toUserRows(await passwordHashes, time));
  await tx.insert(devices).values(toDeviceRows(time));
}
