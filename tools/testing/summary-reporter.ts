import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts a run of Vitest: into the file that `npm test` names, else as one plain line. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state]++;
      }
    }
    const file = process.env.ATTENDANT_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify(count));
    else console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    console.log(`seed of the random tests: ${process.env.SEED} (SEED=${process.env.SEED} brings it back)`);
  }
}
