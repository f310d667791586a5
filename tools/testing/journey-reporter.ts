import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Counts a run of Playwright as the summary reporter counts Vitest's. */
export default class JourneyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped++;
      else if (outcome === 'unexpected') count.failed++;
      else count.passed++;
      if (outcome === 'flaky') console.log(`passed at the second try only: ${test.titlePath().slice(2).join(' › ')}`);
    }
    const file = process.env.ATTENDANT_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify(count));
    else console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
