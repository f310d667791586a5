import { describe, expect, it } from 'vitest';
import { aliasesLearnt } from './learnt.ts';
import { cornerMenu } from './testing/corner-menu.ts';
import { salsMenu } from './testing/menu.ts';

/** What a caller said, what the agent answered, in turns; and what was ordered in the end. */
function learnt(lines: readonly string[], ordered: string[], confidence: number | null = 0.9, menu = salsMenu()) {
  const exchanges = lines.flatMap((caller, at) =>
    at % 2 === 0 ? { id: String(at / 2), caller, agent: lines[at + 1] ?? '', confidence } : [],
  );
  const ids = menu.filter(({ name }) => ordered.includes(name)).map(({ id }) => id);
  return aliasesLearnt(exchanges, menu, new Set(ids)).map(({ said, dish }) => `${said} = ${dish}`);
}

const ADDED = "Okay, I've added that. Anything else?";

describe('a word of a caller is learnt', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'that was asked about, and agreed to',
      ['a large marg please', 'Did you mean the Margherita?', 'yes', ADDED],
      ['Large Margherita'],
      ['marg = Margherita'],
    ],
    [
      'that was asked about, and the dish was named',
      ['a large marg please', 'Sorry, which one?', 'the Margherita', ADDED],
      ['Large Margherita'],
      ['marg = Margherita'],
    ],
    [
      'that was not known, when it is told what it means',
      ['two zeppelins', "I don't see zeppelins on our menu.", 'I mean the garlic knots', ADDED],
      ['Garlic Knots'],
      ['zeppelin = Garlic Knots'],
    ],
    [
      'that was taken for something else, when that is corrected',
      ['one tiramoosa', "I've added one Calamari. Anything else?", 'no, I said the tiramisu', ADDED],
      ['Tiramisu'],
      ['tiramoosa = Tiramisu'],
    ],
  ])('%s', (_how, lines, ordered, found) => {
    expect(learnt(lines, ordered)).toEqual(found);
  });
});

describe('nothing is learnt', () => {
  const ASKED = ['a large marg please', 'Did you mean the Margherita?', 'yes', ADDED];
  it.each<[string, string[], string[]]>([
    ['where the dish was not ordered in the end', ASKED, ['Tiramisu']],
    [
      'where the caller took something else instead',
      ['two zeppelins', "I don't see zeppelins on our menu.", 'okay the garlic knots then'],
      ['Garlic Knots'],
    ],
    [
      'where something else is named beside',
      ['two zeppelins', "I don't see zeppelins on our menu.", 'cannoli'],
      ['Cannoli'],
    ],
    [
      'where what it was taken for was ordered as well',
      ['a margharitta', 'Okay, one Margherita. Anything else?', 'no wait, and a tiramisu', ADDED],
      ['Large Margherita', 'Tiramisu'],
    ],
    ['from a word of the menu', ['a soda', 'Which one?', 'the lemon soda', ADDED], ['Lemon Soda']],
    ['from words that carry sentences', ['the other one', 'Which one?', 'the Margherita', ADDED], ['Large Margherita']],
    [
      'from a dish that is known',
      ['a large margherita', ADDED, 'and a tiramisu', ADDED],
      ['Large Margherita', 'Tiramisu'],
    ],
  ])('%s', (_where, lines, ordered) => {
    expect(learnt(lines, ordered)).toEqual([]);
  });

  it('from what was hardly heard', () => {
    expect(learnt(ASKED, ['Large Margherita'], 0.4)).toEqual([]);
  });

  it('from what is an alias already', () => {
    const menu = cornerMenu().map((item) => ({ ...item, aliases: item.name === 'Coke' ? ['cola pop'] : [] }));
    expect(learnt(['a cola pop', 'Which one?', 'the coke', ADDED], ['Coke'], null, menu)).toEqual([]);
  });
});
