import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isActiveAt } from "../../../backend/src/accounts/activity.ts";
import { parseRestrictions } from "../../../backend/src/rules/goods-restrictions.ts";
import { parseLithuanianIban } from "../../../backend/src/rules/iban.ts";
import { toPasswordDigest } from "../../../backend/src/seed/people/user-rows.ts";
import { isPasswordCorrect } from "../../../backend/src/store/password-hash.ts";
import { conditionVariants, insurancePackages, shopVariants } from "../../../backend/src/store/schema/conditions.ts";
import { catalogueItems, goodsGroups, warrantyPrices } from "../../../backend/src/store/schema/goods.ts";
import { news } from "../../../backend/src/store/schema/news.ts";
import { companies, shops, users } from "../../../backend/src/store/schema/partners.ts";
import { addresses, countries } from "../../../backend/src/store/schema/places.ts";
import { devices } from "../../../backend/src/store/schema/verification.ts";
import reference from "../../vectors/reference-data.json" with { type: "json" };
import { STORY_DAY, type SeededStore } from "./seeded-database.ts";

/** Partners, price lists, goods, places and news of the story. */
export function describePartners({ db }: SeededStore): void {
  const DAY_MS = 86_400_000;

  const userOf = async (login: string) => {
    const [user] = await db().select().from(users).where(eq(users.login, login));
    if (user === undefined) throw new Error(`No ${login}.`);
    return user;
  };

  const daysBeforeStory = (instant: Date | null): number =>
    instant === null ? Number.NaN : Math.round((STORY_DAY.getTime() - instant.getTime()) / DAY_MS);

  describe("partners of the demo", () => {
    test("five companies and eight shops with the catalogues of the story", async () => {
      const rows = await db().select().from(shops).orderBy(asc(shops.id));
      expect(await db().select().from(companies)).toHaveLength(5);
      expect(rows.map(({ id, catalogueType, catalogueException }) => [id, catalogueType, catalogueException])).toEqual([
        [101, "TYPE_A", false],
        [102, "TYPE_A", false],
        [103, "TYPE_A", false],
        [201, "TYPE_B", false],
        [202, "TYPE_B", false],
        [301, "DISABLED", false],
        [401, "TYPE_A", true],
        [501, "DISABLED", false],
      ]);
      expect(rows.filter(({ managerId }) => managerId === null).map(({ id }) => id)).toEqual([501]);
    });

    test("every account of a shop passes mod 97", async () => {
      const rows = await db().select().from(shops);
      expect(rows.filter(({ accountNumber }) => !parseLithuanianIban(accountNumber).isValid)).toEqual([]);
    });

    test.each([
      ["jonas.s", { role: 0, shopId: 101, twoFactor: false, authenticationMethod: 1 }],
      ["rasa.s", { authenticationMethod: 2, twoFactor: true, canSearch: true, mobilePhoneVerified: true }],
      ["vilte.s", { authenticationMethod: 1, twoFactor: true }],
      ["lukas.s", { blockState: 1004, shopId: 102 }],
      ["dalia.s", { blockState: 1005, shopId: 201 }],
      ["nauja.s", { twoFactor: true, authenticationMethod: 0, emailVerified: false, mobilePhoneVerified: false }],
      ["kasa1", { sharedAccount: true, shopId: 202 }],
      ["neaktyvus.s", { active: false }],
      ["ribotas", { limited: true, shopId: 103 }],
      ["isimtis.s", { documentsOptional: true, seesLiabilities: false, shopId: 401 }],
      ["isip.s", { seesLiabilities: true, canSearch: true }],
      ["sms.blogas", { mobilePhone: "+37060000001" }],
      ["vadove", { role: 3, mainCompanyUser: true, companyId: 1 }],
      ["vadovas2", { role: 2, mainCompanyUser: false }],
      ["vadyb1", { role: 1, email: "vadyb1@pavyzdys.example", emailVerified: true, shopId: null }],
      ["vadyb2", { role: 1, email: null }],
    ])("%s has the state that the story shows", async (login, state) => {
      expect(await userOf(login)).toMatchObject(state);
    });

    test("1009 and 1005 follow from the dates: a password of 200 days, a log-in 120 days ago", async () => {
      expect(daysBeforeStory((await userOf("tomas.s")).passwordChangedAt)).toBe(200);
      expect(daysBeforeStory((await userOf("ieva.s")).passwordChangedAt)).toBe(200);
      expect(daysBeforeStory((await userOf("dalia.s")).lastLoginAt)).toBe(120);
      expect(daysBeforeStory((await userOf("jonas.s")).lastLoginAt)).toBeLessThan(3);
    });

    test("1051: exactly one e-mail belongs to two people", async () => {
      const emails = (await db().select().from(users)).flatMap(({ email }) => (email === null ? [] : [email]));
      const repeated = emails.filter((email, index) => emails.indexOf(email) !== index);
      expect(repeated).toEqual(["dublis@pavyzdys.example"]);
    });

    test("vilte.s has a remembered device of 3 days ago and one over its 90 days", async () => {
      const rows = await db().select().from(devices).orderBy(asc(devices.expiresAt));
      const vilte = await userOf("vilte.s");
      expect(rows.map(({ userId, verifiedAt }) => [userId, daysBeforeStory(verifiedAt)])).toEqual([
        [vilte.id, 91],
        [vilte.id, 3],
      ]);
      expect(rows.map(({ expiresAt }) => expiresAt > STORY_DAY)).toEqual([false, true]);
    });

    test("three people of vadove3 wait for their warrant two days, one of vadove4 is inactive without it", async () => {
      const rows = await db().select().from(users);
      const waiting = rows.filter(({ warrantConfirmedAt }) => warrantConfirmedAt === null);
      expect(waiting.filter(({ companyId }) => companyId === 3).map(({ warrantDeadline }) => warrantDeadline)).toEqual([
        "2026-11-22",
        "2026-11-22",
        "2026-11-22",
      ]);
      const late = waiting.filter(({ companyId }) => companyId === 4);
      expect(late.map((user) => [user.active, isActiveAt(user, STORY_DAY)])).toEqual([[true, false]]);
    });

    test("everybody's password is Demo-2026!, each with a salt of its own", async () => {
      const stored = (await db().select().from(users)).map(({ passwordHash }) => passwordHash);
      expect(new Set(stored.map((text) => text.split(":")[4])).size).toBe(stored.length);
      const digest = toPasswordDigest("Demo-2026!");
      expect(await Promise.all(stored.map((text) => isPasswordCorrect(digest, text)))).not.toContain(false);
    });
  });

  describe("prices and goods of the demo", () => {
    test("thirteen variants; shop 301 has exactly one and shop 501 none", async () => {
      expect(await db().select().from(conditionVariants)).toHaveLength(13);
      const rows = await db().select().from(shopVariants);
      expect(rows.filter(({ shopId }) => shopId === 301).map(({ variantId }) => variantId)).toEqual([12]);
      expect(rows.filter(({ shopId }) => shopId === 501)).toEqual([]);
      expect(
        rows
          .filter(({ shopId }) => shopId === 101)
          .map(({ variantId }) => variantId)
          .sort(),
      ).toEqual([11, 13, 14, 16, 17, 21, 22]);
    });

    test("O5: warranty and insurance prices are those of the reference data", async () => {
      const cents = (euros: string) => Math.round(Number(euros) * 100);
      const prices = await db().select().from(warrantyPrices);
      expect(prices).toHaveLength(reference.warrantyPrices.length);
      for (const { years, priceFrom, priceTo, price } of reference.warrantyPrices) {
        expect(prices).toContainEqual({
          years,
          priceFromCents: cents(priceFrom),
          priceToCents: cents(priceTo),
          priceCents: cents(price),
        });
      }
      const packages = await db().select().from(insurancePackages).orderBy(asc(insurancePackages.id));
      expect(packages.map(({ nameLt, monthlyPercent }) => [nameLt, monthlyPercent])).toEqual(
        reference.insurance.map(({ lt, monthlyPercent }) => [lt, monthlyPercent]),
      );
    });

    test("about 120 catalogue items, all inside their group's price limits; bicycles have none", async () => {
      const items = await db().select().from(catalogueItems);
      const groups = new Map((await db().select().from(goodsGroups)).map((group) => [group.id, group]));
      expect(items.length).toBeGreaterThanOrEqual(110);
      expect(items.length).toBeLessThanOrEqual(130);
      const outside = items.filter(({ groupId, priceCents }) => {
        const group = groups.get(groupId);
        return group === undefined || priceCents < group.minPriceCents || priceCents > group.maxPriceCents;
      });
      expect(outside).toEqual([]);
      expect(items.filter(({ companyId, groupId }) => companyId === 3 || groupId === 5)).toEqual([]);
      expect(groups.get(5)?.hasCatalogue).toBe(false);
    });

    test("F-234: exactly one item's limitations are broken, and only promotions of the story are listed", async () => {
      const read = (await db().select().from(catalogueItems)).map(({ limitations }) => parseRestrictions(limitations));
      expect(read.filter(({ isBroken }) => isBroken)).toHaveLength(1);
      const listed = new Set(read.flatMap(({ restrictions }) => restrictions.actionVariantIds));
      expect([...listed].sort()).toEqual([13, 14, 15, 18]);
    });
  });

  describe("places and news of the demo", () => {
    test("F-564: 249 countries with unique codes and both names", async () => {
      const rows = await db().select().from(countries);
      expect(new Set(rows.map(({ code }) => code)).size).toBe(249);
      expect(rows.filter(({ code, nameLt, nameEn }) => !/^[A-Z]{3}$/.test(code) || !nameLt || !nameEn)).toEqual([]);
      expect(rows).toContainEqual({ code: "LTU", nameLt: "Lietuva", nameEn: "Lithuania" });
    });

    test("eight towns, sixty streets, every postal code for one stretch only", async () => {
      const rows = await db().select().from(addresses);
      expect(new Set(rows.map(({ city }) => city)).size).toBe(8);
      expect(new Set(rows.map(({ city, street }) => `${city}/${street}`)).size).toBe(60);
      expect(new Set(rows.map(({ postalCode }) => postalCode)).size).toBe(rows.length);
      expect(rows.filter(({ postalCode }) => !/^LT-\d{5}$/.test(postalCode))).toEqual([]);
    });

    test("twelve news: pinned, for managers, future, ended, Lithuanian only, hostile", async () => {
      const rows = await db().select().from(news);
      expect(rows).toHaveLength(12);
      expect(rows.filter(({ pinned }) => pinned)).toHaveLength(1);
      expect(rows.filter(({ managersOnly }) => managersOnly)).toHaveLength(1);
      expect(rows.filter(({ publishedAt }) => publishedAt > STORY_DAY)).toHaveLength(1);
      expect(rows.filter(({ expiresAt }) => expiresAt !== null && expiresAt < STORY_DAY)).toHaveLength(1);
      expect(rows.filter(({ titleEn, contentEn }) => titleEn === null && contentEn === null)).toHaveLength(1);
      expect(rows.filter(({ contentLt }) => contentLt.includes("<script>"))).toHaveLength(1);
    });
  });
}
