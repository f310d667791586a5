/** Prints the lines of a suite that people run: what each check is called, what was seen, whether it passed. */
export interface Report {
  /** Runs one check. It answers its figure, or fails by throwing what is wrong. */
  check(id: string, what: string, look: () => Promise<string> | string): Promise<void>;
  /** Not looked at here, and why. */
  skip(id: string, what: string, why: string): void;
  /** For what was seen elsewhere. */
  line(id: string, what: string, seen: { passed: boolean; figure: string; seconds?: number }): void;
  /** Prints the count; a failure becomes the exit code. */
  end(): void;
}

export function openReport(suite: string): Report {
  const started = performance.now();
  const count = { passed: 0, failed: 0 };
  const line: Report['line'] = (id, what, { passed, figure, seconds }) => {
    count[passed ? 'passed' : 'failed']++;
    const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
    console.log(`${passed ? 'pass' : 'FAIL'}  ${id.padEnd(8)} ${what}: ${figure}${time}`);
  };
  return {
    line,
    skip: (id, what, why) => console.log(`skip  ${id.padEnd(8)} ${what}: ${why}`),
    async check(id, what, look) {
      const began = performance.now();
      const seen = await Promise.resolve()
        .then(look)
        .then(
          (figure) => ({ passed: true, figure }),
          (error: unknown) => ({ passed: false, figure: error instanceof Error ? error.message : String(error) }),
        );
      line(id, what, { ...seen, seconds: secondsSince(began) });
    },
    end() {
      const { passed, failed } = count;
      console.log(`\n${suite}: ${passed} passed, ${failed} failed in ${secondsSince(started).toFixed(0)} s`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;
