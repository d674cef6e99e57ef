/** Reporter of vitest: the ten slowest files with all that they cost, and the sums for the end of the proof. */
import { relative } from "node:path";
import { keepFigures } from "./figures.mjs";
import { root } from "./prepare.mjs";

const countOf = (module, state) => [...module.children.allTests(state)].length;

/** From the start of loading to the end of the last hook. */
function costOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

export default class FiguresReporter {
  onTestRunEnd(modules, errors) {
    const figures = { passed: 0, failed: errors.length, files: {} };
    for (const module of modules) {
      const failed = countOf(module, "failed");
      figures.passed += countOf(module, "passed");
      // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
      figures.failed += failed === 0 && module.state() === "failed" ? 1 : failed;
      figures.files[`${module.project.name} ${relative(root, module.moduleId)}`] = costOf(module);
    }
    keepFigures("vitest", figures);
  }
}
