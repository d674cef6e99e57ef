import { DEMO_CATALOGUES, type DemoItem } from "../catalogue/demo-catalogue.ts";
import type { StoryGoods } from "../applications/story.ts";
import { DEMO_VARIANTS } from "../partners/condition-variants.ts";
import type { Random } from "./random.ts";

const SERVICES_GROUP = 10;
const SECOND_ITEM_SHARE = 0.25;
const SERVICE_SHARE = 0.2;
const WARRANTY_SHARE = 0.15;
const WARRANTY_GROUPS: readonly number[] = [1, 2, 3, 4];

interface Choice {
  readonly main: readonly DemoItem[];
  readonly second: readonly DemoItem[];
  readonly services: readonly DemoItem[];
  readonly maxCents: number;
}

const listsVariant = (item: DemoItem, variantId: number): boolean =>
  item.limitations !== null && item.limitations.includes(String(variantId));

/** What can be bought at a company under a variant: a promotion needs an item that lists it, a sum keeps its limits. */
function choiceOf(companyId: number, variantId: number): Choice {
  const items = DEMO_CATALOGUES[companyId] ?? [];
  const variant = DEMO_VARIANTS.find(({ id }) => id === variantId);
  const minCents = variant?.minSumCents ?? 0;
  const maxCents = variant?.maxSumCents ?? 0;
  const goods = items.filter(({ groupId, priceCents }) => groupId !== SERVICES_GROUP && priceCents <= maxCents);
  const listed = variant?.promotional === true ? goods.filter((item) => listsVariant(item, variantId)) : goods;
  return {
    main: listed.filter(({ priceCents }) => priceCents >= minCents),
    second: goods,
    services: items.filter(({ groupId }) => groupId === SERVICES_GROUP),
    maxCents,
  };
}

const choices = new Map<string, Choice>();

function rememberedChoice(companyId: number, variantId: number): Choice {
  const key = `${companyId}/${variantId}`;
  const known = choices.get(key) ?? choiceOf(companyId, variantId);
  choices.set(key, known);
  return known;
}

const withWarranty = (item: DemoItem, random: Random): StoryGoods =>
  WARRANTY_GROUPS.includes(item.groupId) && random.isLucky(WARRANTY_SHARE)
    ? { number: item.number, warrantyYears: random.pick([1, 2]) }
    : { number: item.number };

/** Room that warranties may take above the prices of the goods. */
const WARRANTY_RESERVE_CENTS = 40_000;

/** One to three goods that a shop of the company may sell under the variant. */
export function chooseGoods(companyId: number, variantId: number, random: Random): StoryGoods[] {
  const { main, second, services, maxCents } = rememberedChoice(companyId, variantId);
  const first = random.pick(main);
  const other = random.pick(second);
  const fits = first.priceCents + other.priceCents + WARRANTY_RESERVE_CENTS <= maxCents;
  const goods: StoryGoods[] = [fits ? withWarranty(first, random) : { number: first.number }];
  if (fits && random.isLucky(SECOND_ITEM_SHARE)) goods.push({ number: other.number });
  if (fits && random.isLucky(SERVICE_SHARE)) goods.push({ number: random.pick(services).number });
  return goods;
}
