import { describe, expect, it } from 'vitest';
import { bringing, converse } from './testing/index.ts';

describe('a count of minutes', () => {
  it.each(["I'll be there in like twenty five minutes", 'in twenty minutes', 'in about two hours'])(
    'counts no dishes: %s',
    async (when) => {
      const call = converse();
      await call.say('three lemon sodas', when, "that's all", 'Dan', 'yes');
      expect(call.shop.orders[0]?.lines).toEqual(['3 Lemon Soda']);
    },
  );
});

describe('what was doubted and not answered', () => {
  const ORDER = 'one transit through two arancini and a tiramisu';

  it('is told with the read-back', async () => {
    const call = converse();
    await call.hear(ORDER, 0.85);
    expect(await call.say('pickup, for Dan')).toContain('I wasn\'t sure about "one transit through".');
  });

  it('is settled by a no', async () => {
    const call = converse();
    await call.hear(ORDER, 0.85);
    expect(await call.say("no, that's all", 'Dan')).not.toContain("wasn't sure");
  });
});

describe('what is to be written on it', () => {
  it.each([
    ['a tiramisu, and can it say Happy Seventh Birthday Mia?', 'say Happy Seventh Birthday Mia'],
    ['a tiramisu and write Happy 40th Tom on it', 'write Happy 40th Tom on it'],
  ])('goes with the dish of the same breath, and is no day: %s', async (said, note) => {
    const call = converse();
    await call.say(said, "that's all", 'Ann', 'yes');
    expect(call.shop.orders).toMatchObject([{ lines: [`1 Tiramisu (${note})`], wanted: null }]);
  });

  it.each([
    ['a tiramisu and a gift tag that says thanks for the fish, Otto', 'says thanks for the fish Otto'],
    ['a tiramisu. It should say good luck Lena', 'say good luck Lena'],
  ])('goes with what it is said of: %s', async (said, note) => {
    const call = converse();
    await call.say(said, "that's all", 'Ann', 'yes');
    expect(JSON.stringify(call.shop.orders)).toContain(note);
  });
});

describe('a place that has a name and no number', () => {
  it.each([
    ['two cannoli delivered to Holm Farm, Westbury', 'Holm Farm, Westbury'],
    ['two cannoli for delivery, it has to be at the Sacred Heart Church', 'the Sacred Heart Church'],
  ])('is where it goes: %s', async (said, address) => {
    const call = converse(bringing());
    await call.say(said, "that's all", 'Ann', 'yes');
    expect(JSON.stringify(call.shop.orders)).toContain(address);
  });

  it('leaves the time that is told with it', async () => {
    const call = converse(bringing());
    await call.say(
      'two cannoli for delivery',
      'They have to be at the Lemon Hill Lodge by eight in the evening tomorrow.',
    );
    expect(await call.say("that's all", 'Ann')).toMatch(/Lodge.*tomorrow at 8 PM/);
  });

  it('is asked for no number, and is no dish', async () => {
    const call = converse(bringing());
    await call.say('two cannoli for delivery', "that's all");
    expect(await call.say('Lemon Hill Lodge')).toContain('name');
    expect(await call.say('Ann')).toContain('It goes to Lemon Hill Lodge');
  });
});
