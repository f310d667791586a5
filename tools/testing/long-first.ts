import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What lasts longest: begun last, it would keep one core idle. */
const LONG =
  /\/(?:server\/src\/(?:fuzz|five-people|injection|spellings|modules\/texts\/(?:spoken|sets))|language\/language|deepgram)\.test\.ts$/;

/** The order in which files are run. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}
