import { runExamples } from './examples.ts';
import { openReport } from './report.ts';
import { CHECKS } from './security-checks.ts';
import { storedHtml } from './stored-html.ts';

// `npm run check:security`: what strangers may not do, one line a check. docs/security.md says which rule each one keeps.
// FUZZ_S: seconds of feeding the readers with what is nearly right; OPERATIONS: those of five people at random.
const report = openReport('security');
runExamples(report, CHECKS, { FUZZ_S: process.env.FUZZ_S ?? '600', OPERATIONS: process.env.OPERATIONS ?? '1000' });
await report.check(
  'X2',
  'nothing that is shown as rich text runs, overlays or leads astray, in a browser',
  async () => {
    const { lines, executed, bad, withoutCleaning, kept } = await storedHtml();
    const figure = `${lines} lines: ${executed} ran, ${bad.length} left something bad ${bad.slice(0, 3).join(' ')}; ${withoutCleaning} without cleaning; what is allowed ${kept ? 'stays' : 'is gone'}`;
    if (executed > 0 || bad.length > 0 || withoutCleaning < 150 || !kept) throw new Error(figure);
    return figure;
  },
);
report.end();
