import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Summary } from './steps.ts';

/** Counts a run of Vitest: into the file that `npm test` names, else as one plain line. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const failures: string[] = [];
    const fail = (name: string, error: { message: string } | undefined) => {
      failures.push(`${name}: ${error?.message.split('\n')[0] ?? 'no reason given'}`);
    };
    for (const error of errors) fail('outside of any test', error);
    for (const module of modules) {
      if (module.errors().length > 0) fail(module.relativeModuleId, module.errors()[0]);
      for (const test of module.children.allTests()) {
        const { state, errors: why } = test.result();
        if (state === 'failed') fail(`${module.relativeModuleId} > ${test.fullName}`, why[0]);
        else if (state !== 'pending') count[state]++;
      }
    }
    count.failed = failures.length;
    const file = process.env.ATTENDANT_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify({ ...count, failures } satisfies Summary));
    else console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    console.log(`seed of the random tests: ${process.env.SEED} (SEED=${process.env.SEED} brings it back)`);
  }
}
