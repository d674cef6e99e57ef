/** A worker that has servers would outlive a run that is broken off. */
const NAME = Symbol.for("tests.endsWithRun");
const holder = globalThis as Record<symbol, unknown>;

if (holder[NAME] === undefined) {
  holder[NAME] = true;
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
