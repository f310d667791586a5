import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

/** It is Saturday, November 21, 2026, 8:43 in the evening; Sal's is open until 11:30, and on Sundays from 11 to 10. */
const done = async (...said: string[]) => {
  const made = converse({ callerName: 'Dan' });
  await made.say(...said, "that's all", 'yes');
  const readBack = made.replies.at(-1) ?? '';
  await made.say('yes');
  return { readBack, order: made.shop.orders[0] };
};

describe('an order for later', () => {
  it.each([
    ['a large pepperoni for tomorrow at noon', '2026-11-22T12:00', "It's for tomorrow at noon."],
    ['can I order a large pepperoni for pickup at ten thirty', '2026-11-21T22:30', "It's for today at 10:30 PM."],
    ['I want a large pepperoni on Tuesday at half past six', '2026-11-24T18:30', "It's for Tuesday at 6:30 PM."],
    ['a large pepperoni, I will come by at eleven', '2026-11-21T23:00', "It's for today at 11 PM."],
    ['one large pepperoni in two hours', '2026-11-21T22:43', "It's for today at 10:43 PM."],
    ['three garlic knots and a large pepperoni, I will pick them up around nine thirty', '2026-11-21T21:30', 'today'],
    ['a large pepperoni, pickup, around like ten thirty', '2026-11-21T22:30', "It's for today at 10:30 PM."],
    ['a large pepperoni, pickup, not till ten thirty', '2026-11-21T22:30', "It's for today at 10:30 PM."],
    ['a large pepperoni for tomorrow, around seven', '2026-11-22T19:00', "It's for tomorrow at 7 PM."],
    ['can I get a large pepperoni ready for a quarter past ten', '2026-11-21T22:15', "It's for today at 10:15 PM."],
    ['can I swing by around ten thirty and pick up a large pepperoni', '2026-11-21T22:30', 'today at 10:30 PM.'],
  ])('%s', async (said, wanted, words) => {
    const { readBack, order } = await done(said);
    expect(readBack).toContain(words);
    expect(order).toMatchObject({ wanted, special: null });
    expect(order?.lines.at(-1)).toBe('1 Large Pepperoni');
  });

  it('is never for now because nobody says a time: as soon as possible is then when it opens', async () => {
    const call = converse({ callerName: 'Dan' });
    await call.say('a large pepperoni for tomorrow', "that's all", "no, that's all", 'yes', 'yes');
    expect(call.shop.orders).toHaveLength(0);
    await call.say('as soon as possible', 'yes', 'yes');
    expect(call.shop.orders[0]?.wanted).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  });

  it.each([
    'can I put an order in now and pick it up at ten',
    'is it possible to order now and come get it at ten',
    "I'd like to place an order for ten o'clock",
  ])('may be told before anything is ordered: %s', async (said) => {
    const { order } = await done(said, 'a large pepperoni');
    expect(order).toMatchObject({ wanted: '2026-11-21T22:00', lines: ['1 Large Pepperoni'] });
  });

  it('may be said in a sentence of its own, and changed', async () => {
    const { order } = await done('a large pepperoni', "it's for tomorrow at six", 'actually make that seven pm');
    expect(order).toMatchObject({ wanted: '2026-11-22T19:00' });
  });

  it('is asked for the time of a day', async () => {
    const made = converse({ callerName: 'Dan' });
    expect(await made.say('a large pepperoni for tomorrow', "that's all")).toContain('What time tomorrow?');
    await made.say('six', 'yes');
    expect(made.replies.at(-1)).toContain("It's for tomorrow at 6 PM.");
  });

  it('is asked for another time when it cannot be had then, and none is placed', async () => {
    const made = converse({ callerName: 'Dan' });
    const not_then = "I'm sorry, we are closed then.";
    await made.say('a large pepperoni for Monday at six', "that's all");
    made.shop.refusals.set('price_order', {
      ok: true,
      value: { lines: [], problems: [], total_cents: 0, not_then },
    });
    expect(await made.say('yes')).toBe(`${not_then} When would you like it?`);
    made.shop.refusals.clear();
    expect(await made.say('yes')).toContain('When would you like it?');
    expect(await made.say('Tuesday at six')).toContain("It's for Tuesday at 6 PM.");
    expect(made.shop.orders).toEqual([]);
  });

  it.each(['for noon', 'at noon', 'by noon', 'around noon'])(
    'is kept with where it goes, in one question: bring it to 12 Elm Street %s',
    async (when) => {
      const made = converse({ delivery: true, now: new Date('2026-11-21T15:00:00Z') });
      await made.say('two large pepperoni pies', `can you bring it to 12 Elm Street ${when}`);
      expect(made.state()).toMatchObject({ wanted: '2026-11-21T12:00', address: '12 Elm Street' });
    },
  );

  it('is for that moment also when the conversation goes on another day', async () => {
    const made = converse({ callerName: 'Dan' });
    await made.say('a large pepperoni for tomorrow at noon', "that's all");
    const later = converse({ callerName: 'Dan' }, made.state());
    await later.say('yes', 'yes');
    expect(later.shop.orders).toMatchObject([{ wanted: '2026-11-22T12:00' }]);
  });

  it('is not agreed to by who speaks of another day than was read back', async () => {
    const made = converse({ callerName: 'Dan' });
    await made.say('a large pepperoni', "that's all", 'great, see you tomorrow');
    expect(made.shop.orders).toEqual([]);
    await made.say('at noon', 'yes');
    expect(made.shop.orders).toMatchObject([{ wanted: '2026-11-22T12:00' }]);
  });

  it('is no answer to what was asked about', async () => {
    const { order } = await done('a large pepperoni', 'are you open tomorrow at noon');
    expect(order).toMatchObject({ wanted: null });
  });

  it.each(['a large pepperoni tonight', 'a large pepperoni as soon as possible', 'a large pepperoni for four people'])(
    'is none: %s',
    async (said) => {
      expect((await done(said)).order).toMatchObject({ lines: ['1 Large Pepperoni'], wanted: null });
    },
  );
});
