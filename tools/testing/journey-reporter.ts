import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';
import type { Summary } from './steps.ts';

/** Counts a run of Playwright as the summary reporter counts Vitest's. */
export default class JourneyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const failures: string[] = [];
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped++;
      else if (outcome === 'expected' || outcome === 'flaky') count.passed++;
      const name = test.titlePath().slice(2).join(' › ');
      const why = test.results.at(-1)?.error?.message?.split('\n')[0] ?? 'no reason given';
      if (outcome === 'unexpected') failures.push(`${name}: ${why}`);
      if (outcome === 'flaky') console.log(`passed at the second try only: ${name}`);
    }
    count.failed = failures.length;
    const file = process.env.ATTENDANT_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify({ ...count, failures } satisfies Summary));
    else console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
