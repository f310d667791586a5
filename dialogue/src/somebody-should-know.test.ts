import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

const menu = menuOf([
  ['Plum Cake', 'Cakes'],
  ['Nut Cake', 'Cakes'],
  ['Frank in a Roll', 'Snacks'],
]);
const notes = notesOf('Frank bakes for parties; call him for a price.');
const shop = () => converse({ menu, notes, handOff: 'message' });

/** What the shop finds on its list in the end, by the name of Ida. */
async function left(...said: string[]): Promise<string> {
  const call = shop();
  await call.say(...said);
  await call.say(call.replies.at(-1)?.endsWith('your name?') ? 'Ida' : 'Yes, please.', 'Ida', 'No, thank you.');
  return call.shop.messages.map(({ text }) => text).join(' | ');
}

describe('somebody should know', () => {
  it.each([
    ['I think I left my reading glasses in there on Saturday', 'reading glasses'],
    ['I forgot a blue scarf at your place last night', 'blue scarf'],
    ['my son lost his mitten when we were there this morning', 'mitten'],
  ])('what was left behind: %s', async (said, what) => {
    expect(await left(said)).toContain(what);
  });

  it.each([
    ["I had a cake delivered to my sister on Friday and it's already moldy", 'moldy'],
    ['we got two cakes from you and one of them was all broken', 'broken'],
    ['the cake fell apart, who can I talk to about getting it replaced', 'replaced'],
  ])('how something turned out: %s', async (said, what) => {
    expect(await left(said)).toContain(what);
  });

  it('that a call is wished for, while something else is asked', async () => {
    const text = await left("it's for a school, we need about twenty cakes", 'can somebody get back to me on that');
    expect(text).toMatch(/twenty cakes.*get back to me/);
  });

  it('that one who is named should call, whatever is written of them', async () => {
    expect(await left('can he call me about a graduation party, about forty people')).toContain('forty people');
  });

  it.each(['is Frank there', 'hey, is Frank around today'])('%s asks for no dish', async (said) => {
    expect(await shop().say(said)).not.toContain('Roll');
  });

  it('what is only kept there is not lost', async () => {
    expect(await shop().say('I left my car there this morning, is it done')).not.toContain("can't look for it");
  });
});
