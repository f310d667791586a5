import { runExamples } from './examples.ts';
import { openReport } from './report.ts';
import { CHECKS } from './security-checks.ts';

// `npm run check:security`: what strangers may not do, one line a check. docs/security.md says which rule each one keeps.
// FUZZ_S: seconds of feeding the readers with what is nearly right; OPERATIONS: those of five people at random.
const report = openReport('security');
runExamples(report, CHECKS, { FUZZ_S: process.env.FUZZ_S ?? '600', OPERATIONS: process.env.OPERATIONS ?? '1000' });
report.end();
