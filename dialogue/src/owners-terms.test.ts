import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const menu = menuOf([
  ['Almond Torte', 'Tortes', [group('Size', 1, 1, 'Small', 'Tall')]],
  ['Stollen', 'Loaves'],
  ['Seeded Loaf', 'Loaves'],
  ['Wreath', 'Greens'],
  ['Tea', 'Drinks'],
]);
const shop = (...notes: string[]) => converse({ menu, notes: notesOf(...notes) });

describe("an owner's notice", () => {
  const notice = 'Tortes need 72 hours notice.';

  it('asks for another moment before anything is read back', async () => {
    const call = shop(notice);
    await call.say('A tall almond torte for tomorrow at noon.');
    expect(await call.say("That's all.")).toBe(`${notice} When would you like it?`);
    await call.say('Friday at noon.', 'Ida', 'Yes.');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('holds for who names no day', async () => {
    const call = shop(notice);
    await call.say('A small almond torte.');
    expect(await call.say("That's everything.")).toContain('When would you like it?');
  });

  it('is not told for ever to who wants no other moment and no call', async () => {
    const call = shop(notice);
    await call.say('A small almond torte for tomorrow at noon.', "That's all.", "No, that's all.", 'No, thank you.');
    const last = call.replies.at(-1) ?? '';
    expect(last).toMatch(/nothing is ordered|Would you like to leave a message/);
    if (/leave a message/.test(last)) await call.say('No, thank you.');
    expect(call.replies.at(-1)).toContain('so nothing is ordered. Is there anything else?');
    expect(call.shop.orders).toEqual([]);
  });

  it('holds for nothing else', async () => {
    const call = shop(notice);
    await call.say('A seeded loaf and a tea.');
    expect(await call.say("That's all.")).not.toContain('72');
  });

  it.each([
    "Loaf platters for ten people are $80 and need a day's notice.",
    'Loaf platters need two days notice.',
    "Seeded loaf baskets, as a gift, need a day's notice.",
    'We close early at 3 PM on the day before a holiday.',
    'All orders are ready an hour earlier than usual the day before Thanksgiving.',
  ])('is none of what is only called after it: %s', async (text) => {
    const call = shop(text);
    await call.say('A seeded loaf and a tea.');
    expect(await call.say("That's all.")).not.toContain('When would you like it?');
  });

  it.each(['Loaves with seeds need two days notice.', 'Stollen, loaves and wreaths: two days notice.'])(
    'is one of what it names: %s',
    async (text) => {
      const call = shop(text);
      await call.say('A seeded loaf.');
      expect(await call.say("That's all.")).toContain('When would you like it?');
    },
  );

  it('of what is cheaper on a day binds none to that day', async () => {
    const call = shop('Mondays three for two on stollen, pick up only.');
    await call.say('A stollen for Wednesday at noon.');
    expect(await call.say("That's all.")).not.toContain('Mondays');
  });

  it('that holds for large orders only refuses none', async () => {
    const call = shop('Large orders of loaves need two days notice.');
    await call.say('A seeded loaf.');
    expect(await call.say("That's all.")).not.toContain('notice');
  });

  it('ends with somebody to call where nothing else will do', async () => {
    const call = shop(notice);
    await call.say('A small almond torte.', "That's all.");
    expect(await call.say('As soon as possible.')).toContain('Would you like to leave a message?');
  });
});

describe("an owner's days", () => {
  it.each([
    ['We bake stollen on Thursdays and Fridays only.', 'Two stollen for Monday at noon.', true],
    ['We bake stollen on Thursdays and Fridays only.', 'Two stollen for Friday at noon.', false],
    ['No wreaths on Sundays.', 'A wreath for Sunday at noon.', true],
    ['No wreaths on Sundays.', 'A tea for Sunday at noon.', false],
    ['Stollen is sold Thursday to Saturday only.', 'A stollen for Friday at noon.', false],
  ])('%s %s', async (note, text, isAsked) => {
    const call = shop(note);
    await call.say(text);
    expect((await call.say("That's all.")).includes('When would you like it?')).toBe(isAsked);
  });
});

describe('a bare number behind a time', () => {
  it('is another time', async () => {
    const call = shop();
    await call.say('Two seeded loaves.', 'For tomorrow at two in the afternoon.');
    expect(await call.say('Actually make that three.')).toContain('tomorrow at 3 PM');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it('is another number where no time was told', async () => {
    const call = shop();
    await call.say('Two seeded loaves.');
    await call.say('Actually make that three.');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 3 }] });
  });
});

it.each(['Saturday at noon then.', 'saturday noon please', 'Make it Saturday at noon.'])(
  'when it is wanted, told by itself while something else is asked, is on the order: %s',
  async (text) => {
    const call = shop();
    await call.say('An almond torte.');
    await call.say(text);
    expect(call.state()).toMatchObject({ wanted: '2026-11-28T12:00' });
  },
);

it('is no term, where an owner has no deals on a day', async () => {
  const call = shop('Stollen Monday, Tuesday, all week: no, we do no specials or coupons.');
  await call.say('A stollen for pickup, for Ida.');
  expect(await call.say("That's all.")).not.toContain('specials');
});

describe('what the owner never brings', () => {
  const note = 'Wreaths are tied and fetched at the shop, we do not deliver them.';

  it('is told before the read-back, and the rest may be brought', async () => {
    const call = shop('We deliver in town for $4.', note);
    await call.say('A wreath and a tea for delivery to 4 Mill Lane, for Ida.');
    expect(await call.say("That's all.")).toContain(note);
    expect(await call.say('Take the wreath off then.')).toMatch(/one Tea.*4 Mill Lane/);
  });

  it('is no matter of who fetches it', async () => {
    const call = shop(note);
    await call.say('A wreath for pickup, for Ida.');
    expect(await call.say("That's all.")).not.toContain(note);
  });

  it('is not told for ever to who wants it brought and nothing else', async () => {
    const call = shop('We deliver in town for $4.', note);
    await call.say('A wreath for delivery to 4 Mill Lane, for Ida.', "That's all.", 'Delivery, please.');
    expect(call.replies.at(-1)).toContain("I can't have it delivered, but I can pass it on.");
    await call.say('No, delivery.');
    expect(call.replies.slice(-1)).not.toContain(call.replies.at(-2));
    expect(call.shop.orders).toEqual([]);
  });

  it('is none of what only goes on something else', async () => {
    const toppings = group('Top', 0, 2, 'Seeds', 'Almonds');
    const bakery = menuOf([
      ['Seed Loaf', 'Loaves', [toppings]],
      ['Stollen', 'Loaves', [toppings]],
    ]);
    const crumbs = 'Crackers, with seeds or almonds, are sold at the counter, not for delivery.';
    const call = converse({ menu: bakery, notes: notesOf('We deliver in town for $4.', crumbs) });
    await call.say('Two seed loaves for delivery to 4 Mill Lane, for Ida.');
    expect(await call.say("That's all.")).not.toContain('counter');
  });

  it('nor is a notice of deliveries', async () => {
    const call = shop('We deliver on Fridays. Order by noon the day before.');
    await call.say('A tea for pickup, for Ida.');
    expect(await call.say("That's all.")).not.toContain('the day before');
  });
});
