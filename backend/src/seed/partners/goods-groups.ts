import type { goodsGroups } from "../../store/schema/goods.ts";

type Group = typeof goodsGroups.$inferInsert;

/** A group of the demo with the shops that sell it. */
interface DemoGroup extends Group {
  readonly shops: readonly number[];
}

const ELECTRONICS_SHOPS = [101, 102, 103] as const;
const BED_SHOPS = [201, 202] as const;

const euros = (amount: number): number => amount * 100;

const priceBetween = (min: number, max: number) => ({ minPriceCents: euros(min), maxPriceCents: euros(max) });

/** Goods groups with their limits, warranties and promotions (demo-data 3). */
export const DEMO_GOODS_GROUPS: readonly DemoGroup[] = [
  {
    id: 1,
    nameLt: "Televizoriai",
    nameEn: "TV sets",
    ...priceBetween(50, 5000),
    warrantyYears: [1, 2, 3],
    serialNumber: true,
    actionVariants: [13, 14],
    shops: ELECTRONICS_SHOPS,
  },
  {
    id: 2,
    nameLt: "Telefonai",
    nameEn: "Phones",
    ...priceBetween(30, 2500),
    warrantyYears: [1, 2],
    serialNumber: true,
    actionVariants: [13],
    shops: ELECTRONICS_SHOPS,
  },
  {
    id: 3,
    nameLt: "Nešiojamieji kompiuteriai",
    nameEn: "Laptops",
    ...priceBetween(100, 6000),
    warrantyYears: [1, 2, 3],
    serialNumber: true,
    actionVariants: [13],
    shops: ELECTRONICS_SHOPS,
  },
  {
    id: 4,
    nameLt: "Buitinė technika",
    nameEn: "Home appliances",
    ...priceBetween(20, 4000),
    warrantyYears: [1, 2, 3],
    serialNumber: true,
    shops: ELECTRONICS_SHOPS,
  },
  {
    id: 5,
    nameLt: "Dviračiai",
    nameEn: "Bicycles",
    ...priceBetween(50, 9000),
    hasCatalogue: false,
    shops: [301],
  },
  {
    id: 6,
    nameLt: "Čiužiniai",
    nameEn: "Mattresses",
    ...priceBetween(50, 5000),
    actionVariants: [18],
    shops: BED_SHOPS,
  },
  { id: 7, nameLt: "Sofos", nameEn: "Sofas", ...priceBetween(100, 8000), shops: BED_SHOPS },
  {
    id: 8,
    nameLt: "Šilumos siurbliai",
    nameEn: "Heat pumps",
    ...priceBetween(1000, 15_000),
    warrantyYears: [1, 2, 3],
    serialNumber: true,
    actionVariants: [15],
    shops: [401],
  },
  {
    id: 9,
    nameLt: "Saulės moduliai",
    nameEn: "Solar modules",
    ...priceBetween(1000, 15_000),
    warrantyYears: [1, 2],
    serialNumber: true,
    actionVariants: [15],
    shops: [401],
  },
  {
    id: 10,
    nameLt: "Paslaugos, pristatymas",
    nameEn: "Services, delivery",
    ...priceBetween(1, 500),
    shops: [101, 102, 103, 201, 202, 401, 501],
  },
];
