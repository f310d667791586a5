import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { giftMenu } from './testing/gift-menu.ts';
import { menuOf } from './testing/strange-menu.ts';

/** Who wishes for something without a name hears what there is for it. */
describe('something', () => {
  it('is told by what the menu has for that', async () => {
    const menu = menuOf([
      ['Rose Wreath', 'Sympathy and funerals'],
      ['Paper Crown', 'Birthdays', [], 'For birthday parties.'],
      ['Potted Fern', 'Plants'],
    ]);
    const call = converse({ menu, notes: [] });
    expect(await call.say('hi, my uncle died, I want to get something for the funeral')).toContain(
      "For that there's the Rose Wreath at",
    );
  });

  it('is told by what there is, where nothing is for that', async () => {
    const call = converse({ menu: giftMenu(), notes: [] });
    expect(await call.say("I don't know what to get her")).toMatch(/^We have .*Which would you like to hear about\?$/);
  });

  it('is no thing that is to be said, changed or complained of', async () => {
    for (const said of [
      'can I ask you something',
      "there's something wrong with what I got",
      'I want to change something',
    ])
      expect(await converse({ menu: giftMenu(), notes: [] }).say(said)).not.toMatch(/For that there's|We have/);
  });
});
