/** Reporter of Playwright: the ten slowest files, and the sums and failures for the end of the proof. */
import { relative } from "node:path";
import { keepFigures, shortReason } from "./figures.mjs";
import { root } from "./prepare.mjs";

/** What stood in the window at the end (`tests/support/browser.ts`). */
const pages = ({ annotations }) =>
  annotations.filter(({ type }) => type === "page at the end").map(({ description }) => description);

const traceOf = ({ attachments }) => attachments.find(({ name, path }) => name === "trace" && path)?.path ?? null;

export default class JourneyFiguresReporter {
  #figures = { passed: 0, failures: [], files: {}, browserRuns: 0 };

  onTestEnd(test, result) {
    const project = test.parent.project();
    const file = `${project?.name} ${relative(root, test.location.file)}`;
    this.#figures.files[file] = (this.#figures.files[file] ?? 0) + result.duration;
    if (result.status === "skipped") return;
    if (project?.use.pagesOf !== "html") this.#figures.browserRuns += 1;
    if (test.outcome() === "expected") {
      this.#figures.passed += 1;
      return;
    }
    const id = `${file} › ${test.titlePath().slice(3).join(" › ")}`;
    const trace = traceOf(result);
    const text = `${id}: ${[shortReason(result.error), ...pages(result)].join(" | ")}`;
    this.#figures.failures.push({ id, text, trace: trace === null ? null : relative(root, trace) });
  }

  /** What no test is to blame for: a file that cannot be loaded, servers that do not start. */
  onError(error) {
    this.#figures.failures.push({ id: "journeys", text: shortReason(error), trace: null });
  }

  onEnd() {
    keepFigures(process.env.JOURNEYS_AGAIN === undefined ? "journeys" : "journeys-again", this.#figures);
  }

  printsToStdio() {
    return true;
  }
}
