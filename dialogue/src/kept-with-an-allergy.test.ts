import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

/** The order as it stands: 'Tiramisu 1'. */
async function after(...said: string[]): Promise<string[]> {
  const call = converse();
  await call.say('two tiramisus and a root beer', 'my son is allergic to milk', ...said);
  return call.lines().map(({ family, quantity }) => `${family.toLowerCase()} ${quantity}`);
}

describe('what stays all the same, with an allergy', () => {
  it.each([
    'keep it',
    'no, keep it',
    'keep both',
    'keep both tiramisus',
    'the tiramisus are for me',
    "they're mine, keep them",
    "no that's fine, they're for my wife",
    "that's okay, he's not eating those",
    "don't take anything off",
    "I'm the one having the tiramisu",
  ])('%s', async (said) => {
    expect(await after(said)).toEqual([expect.stringMatching(/tiramisu.* 2/), expect.stringMatching(/ 1/)]);
  });

  it('closes the question, and the rest is heard', async () => {
    const call = converse();
    await call.say('a tiramisu', 'my son is allergic to milk');
    expect(await call.say('keep it, and add a root beer')).not.toContain('Shall I keep');
    expect(call.lines()).toHaveLength(2);
  });

  it('goes where that was said', async () => {
    expect(await after('no, take it off')).toEqual([expect.stringMatching(/ 1/)]);
    expect(await after('oh, then drop them')).toEqual([expect.stringMatching(/ 1/)]);
  });

  it('is asked again of what is for who has the allergy', async () => {
    const call = converse();
    await call.say('a tiramisu', 'my son is allergic to milk');
    expect(await call.say("it's for him")).toContain('Shall I keep');
  });

  it('is no more of it where nothing was asked', async () => {
    expect(await after('keep both', 'keep both tiramisus', 'yes, keep it')).toEqual([
      expect.stringMatching(/tiramisu.* 2/),
      expect.stringMatching(/ 1/),
    ]);
  });
});
