import { configureGlobal } from "fast-check";
import { roundsOf } from "./rounds.ts";

/** Property tests of `npm test` try the same values every time; `npm run test:full` gives a seed of its own and prints it. */
const USUAL_SEED = 20_261_122;

const given = process.env["PROPERTY_SEED"];

/** How many values a property tries, unless its test says otherwise because each takes long. */
const numRuns = roundsOf({ usual: 1_000, full: 20_000 });

configureGlobal({ seed: given === undefined || given === "" ? USUAL_SEED : Number(given), numRuns });
