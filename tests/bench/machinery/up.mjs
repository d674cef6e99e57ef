/** Starts both processes with the code of `npm run up`, without its look at packages and build; ends them when told to. */
import { startBoth } from "../../../scripts/processes.mjs";

const starting = startBoth();

async function end() {
  const { stop } = await starting;
  await stop();
  process.exit(0);
}

process.once("SIGTERM", () => void end());
