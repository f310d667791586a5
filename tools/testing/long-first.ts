import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What lasts longest: begun last, it would keep one core idle. What only waits stands beside what only computes. */
const LONG = [
  'server/src/modules/texts/spoken',
  'bench/language/language',
  'server/src/modules/calls/assistant/visits-spoken',
  'server/src/modules/texts/sets',
  'bench/language/amid',
  'voice/src/providers/deepgram/deepgram',
  'server/src/patterns',
  'server/src/injection',
  'server/src/spellings',
  'server/src/modules/calls/assistant/faults',
  'server/src/modules/bookings/bookings',
  'server/src/backup/backup',
  'server/src/modules/calls/events',
  'server/src/rights',
  'server/src/log',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

/** The order in which files are run. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}
