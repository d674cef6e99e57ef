/** Reporter of Playwright: the ten slowest files, and the sums and failures for the end of the proof. */
import { relative } from "node:path";
import { keepFigures, shortReason } from "./figures.mjs";
import { root } from "./prepare.mjs";

export default class JourneyFiguresReporter {
  #figures = { passed: 0, failures: [], files: {} };

  onTestEnd(test, result) {
    const file = `${test.parent.project()?.name} ${relative(root, test.location.file)}`;
    this.#figures.files[file] = (this.#figures.files[file] ?? 0) + result.duration;
    if (result.status === "skipped") return;
    if (test.outcome() === "expected") this.#figures.passed += 1;
    else
      this.#figures.failures.push(
        `${file} › ${test.title}: ${[shortReason(result.error), ...pages(result)].join(" | ")}`,
      );
  }

  /** What no test is to blame for: a file that cannot be loaded, servers that do not start. */
  onError(error) {
    this.#figures.failures.push(shortReason(error));
  }

  onEnd() {
    keepFigures("playwright", this.#figures);
  }

  printsToStdio() {
    return true;
  }
}

/** What stood in the window at the end (`tests/support/browser.ts`). */
const pages = ({ annotations }) =>
  annotations.filter(({ type }) => type === "page at the end").map(({ description }) => description);
