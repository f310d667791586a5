import { type Examples, runExamples } from './examples.ts';
import { openReport } from './report.ts';

// `npm run check:security`: what strangers may not do, one line a check. docs/security.md says which rule each one keeps.
const report = openReport('security');

const CHECKS: readonly Examples[] = [
  {
    id: 'A1',
    what: 'every endpoint answers each of seven people as the table of rights says',
    refused: ['server/src/rights.test.ts > on the running server'],
    twin: ['server/src/rights.test.ts > allows nobody more'],
  },
];

runExamples(report, CHECKS);
report.end();
