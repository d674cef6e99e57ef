import { configureGlobal } from "fast-check";

/** Property tests of `npm test` try the same values every time; `npm run test:full` gives a seed of its own and prints it. */
const USUAL_SEED = 20_261_122;

const given = process.env["PROPERTY_SEED"];

configureGlobal({ seed: given === undefined || given === "" ? USUAL_SEED : Number(given) });
