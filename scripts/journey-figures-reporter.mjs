/** Reporter of Playwright: the ten slowest files, and the sums for the end of the proof. */
import { relative } from "node:path";
import { keepFigures } from "./figures.mjs";
import { root } from "./prepare.mjs";

export default class JourneyFiguresReporter {
  #figures = { passed: 0, failed: 0, files: {} };
  #errors = 0;

  onTestEnd(test, result) {
    const file = `${test.parent.project()?.name} ${relative(root, test.location.file)}`;
    this.#figures.files[file] = (this.#figures.files[file] ?? 0) + result.duration;
    if (result.status === "skipped") return;
    if (test.outcome() === "expected") this.#figures.passed += 1;
    else this.#figures.failed += 1;
  }

  /** What no test is to blame for: a file that cannot be loaded, servers that do not start. */
  onError() {
    this.#errors += 1;
  }

  onEnd() {
    keepFigures("playwright", { ...this.#figures, failed: this.#figures.failed + this.#errors });
  }

  printsToStdio() {
    return true;
  }
}
