import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

describe('what recognisers write for words that sound like others', () => {
  it.each([
    ['a large Margherita, you no extra basil', 'one large Margherita, extra basil'],
    ['two arancini than a tiramisu', 'two Arancinis and one Tiramisu'],
    ['a tiramisu then free arancinis', 'one Tiramisu and three Arancinis'],
    ['the garlic knots then two free tiramisu', 'two Tiramisu'],
  ])('%s', async (said, reply) => expect(await converse().say(said)).toContain(reply));

  it.each([
    ['so we are just a large Margherita no basil', 'one large Margherita, no basil'],
    ['I was there for two arancini and a tiramisu and that is it', 'two Arancinis and one Tiramisu'],
  ])('is a wish where it is as detailed as one: %s', async (said, reply) => {
    expect(await converse().say(said)).toContain(reply);
  });

  it('is given away free where that is spoken of', async () => {
    expect(await converse().say('do I get free arancini with my birthday coupon')).not.toContain('three');
  });

  it('takes a change of mind back that was heard as no way', async () => {
    expect(await converse().say('two tiramisu', 'no way, just one of those')).toContain('one Tiramisu');
  });

  it('is no danger where it names a dish, and stays one where it does not', async () => {
    expect(await converse().say('a seizure salad please')).not.toContain('911');
    expect(await converse().say('my son is having a seizure')).toContain('911');
  });
});

describe('by voice, a word that nobody knows', () => {
  it.each([
    ['one transit through two arancini and a tiramisu', 'one transit'],
    ['a tiramisu and a large Margherita, hold the crowding', 'no crowding'],
  ])('is asked about where it was counted or noted: %s', async (said, lost) => {
    expect(await converse().hear(said, 0.85)).toContain(`I'm not sure I got "${lost}`);
  });

  it('is what the dish has that sounds like it, where something is left off, and is asked about', async () => {
    expect(await converse().hear('a large Margherita, hold the bezel', 0.85)).toMatch(/basil.*Is that right\?$/);
  });

  it('is no doubt about what was typed', async () => {
    expect(await converse().say('a large Margherita, no shiso')).not.toContain('not sure');
  });
});

describe('a whole order that is said once more', () => {
  const ORDER = 'can I get two tiramisus and a large Margherita with no shiso please';
  it('adds nothing where it was doubted, nor where it was sent twice', async () => {
    const call = converse();
    await call.hear(ORDER, 0.85);
    expect(await call.hear(ORDER, 0.85)).toContain('two Tiramisu');
    expect(await call.say(ORDER)).toContain('two Tiramisu');
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['2 Tiramisu', '1 Large Margherita (no shiso)']);
  });

  it('one more of it is one more', async () => {
    const call = converse();
    await call.say(ORDER, 'and can I get two more tiramisus please');
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines[0]).toBe('4 Tiramisu');
  });
});
