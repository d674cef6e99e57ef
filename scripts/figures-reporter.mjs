/** Reporter of vitest: the ten slowest files with all that they cost, and the sums and failures for the end of the proof. */
import { relative } from "node:path";
import { keepFigures, shortReason } from "./figures.mjs";
import { root } from "./prepare.mjs";

const countOf = (module, state) => [...module.children.allTests(state)].length;

/** From the start of loading to the end of the last hook. */
function costOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

const toFailure = (id, error) => ({ id, text: `${id}: ${shortReason(error)}`, trace: null });

/** A text for each failed test of a file; a file that cannot be loaded, or whose hooks fail, has no failed test of its own. */
function failuresOf(module, name) {
  const failed = [...module.children.allTests("failed")].map((test) =>
    toFailure(`${name} › ${test.fullName}`, test.result().errors?.[0]),
  );
  if (failed.length > 0 || module.state() !== "failed") return failed;
  return [toFailure(name, module.errors()[0])];
}

export default class FiguresReporter {
  onTestRunEnd(modules, errors) {
    const figures = { passed: 0, failures: errors.map((error) => toFailure("vitest", error)), files: {} };
    for (const module of modules) {
      const name = `${module.project.name} ${relative(root, module.moduleId)}`;
      figures.passed += countOf(module, "passed");
      figures.failures.push(...failuresOf(module, name));
      figures.files[name] = costOf(module);
    }
    keepFigures("vitest", figures);
  }
}
