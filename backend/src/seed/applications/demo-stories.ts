import { z } from "zod";
import { readSeedData } from "../read-data.ts";
import { storySchema, type Story } from "./story.ts";

/**
 * Files of hand-made applications: the first fifteen, products and payouts, what is special about a
 * person, rule cases, and those whose last digits name the code that they provoke (10 and 1300 come by themselves).
 */
const FILES = ["first", "product", "person", "rule", "fault"] as const;

/** Every hand-made application. */
export const DEMO_STORIES: readonly Story[] = FILES.flatMap((file) =>
  readSeedData(`stories/${file}.json`, z.array(storySchema)),
);

/** An application's number in another data file. */
export const STORY_IDS = DEMO_STORIES.map(({ id }) => id);
