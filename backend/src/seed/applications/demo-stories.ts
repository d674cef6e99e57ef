import { FAULT_STORIES } from "./fault-stories.ts";
import { FIRST_STORIES } from "./first-stories.ts";
import { PERSON_STORIES } from "./person-stories.ts";
import { PRODUCT_STORIES } from "./product-stories.ts";
import { RULE_STORIES } from "./rule-stories.ts";
import type { Story } from "./story.ts";

/** Every hand-made application. */
export const DEMO_STORIES: readonly Story[] = [
  ...FIRST_STORIES,
  ...PRODUCT_STORIES,
  ...PERSON_STORIES,
  ...RULE_STORIES,
  ...FAULT_STORIES,
];
