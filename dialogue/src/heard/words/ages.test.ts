import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { harborFacts } from '../../testing/facts.ts';
import { menuOf } from '../../testing/strange-menu.ts';
import { withoutAges } from './ages.ts';

describe('how old somebody is', () => {
  it.each([
    ['my son turns five on Friday', 'my son   on Friday'],
    ['two girls, they are 6 and 8', 'two girls,  '],
    ['I have a three-year-old', 'I have a  '],
    ["he's 11", ' '],
  ])('is taken out: %s', (text, rest) => {
    expect(withoutAges(text)).toBe(rest);
  });

  it.each(["she's at 5", "they're open till 9", "he's 5 minutes away", 'it turns ten thirty', 'make it seven'])(
    'is no other number: %s',
    (text) => {
      expect(withoutAges(text)).toBe(text);
    },
  );

  it('is no number of dishes', async () => {
    const call = converse({
      menu: menuOf([
        ['Lemon Torte', 'Tortes'],
        ['Plum Torte', 'Tortes'],
      ]),
    });
    await call.say("I'd like a torte, my nephew's turning nine.");
    expect(await call.say('The plum one.')).toContain('one Plum Torte');
  });

  it('is no hour', async () => {
    const call = converse(harborFacts());
    expect(await call.say("A checkup on Tuesday for my daughter, she's 10.")).toMatch(/Tuesday.*9 AM/);
  });
});
