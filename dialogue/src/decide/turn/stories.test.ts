import { describe, expect, it } from 'vitest';
import { bagelMenu } from '../../testing/bagel-menu.ts';
import { converse } from '../../testing/conversation.ts';
import { menuOf } from '../../testing/strange-menu.ts';

const menu = bagelMenu();

describe('what is only told of', () => {
  it.each([
    'We took home a gyro platter on Sunday and the lamb was still frozen.',
    'I collected a Greek salad at lunch and there was chicken in it.',
    'Last week my sister had the quesadilla and got sick.',
    'Somebody there told me yesterday that the churros were free.',
  ])('is not ordered: %s', async (text) => {
    const call = converse({ menu });
    expect(await call.say(text)).not.toMatch(/Okay, (?:one|two)/);
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('takes nothing from the order behind it', async () => {
    const call = converse({ menu });
    const reply = await call.say('We had the quesadilla on Friday and it was lovely, so today two churros, please.');
    expect(reply).toMatch(/^Okay, two orders of Churros\./);
  });
});

describe('what is only asked about', () => {
  it.each([
    'What about the tacos, are they any spicy?',
    'Do the churros come with chocolate?',
    'So how big is the gyro platter, is it enough for two?',
  ])('is not ordered: %s', async (text) => {
    const call = converse({ menu });
    await call.say(text);
    expect(call.state()).toMatchObject({ lines: [] });
  });

  it('is ordered by who asks for it', async () => {
    expect(await converse({ menu }).say('And may I please have some churros?')).toContain('Churros');
    expect(await converse({ menu }).say('could I maybe get a greek salad, a large')).toContain('one large Greek Salad');
  });
});

it('takes nothing from an order that a reason stands beside', async () => {
  const sweets = menuOf([
    ['Lemon Poppy Cake', 'Cakes'],
    ['Melon Cake', 'Cakes'],
    ['Cocoa', 'Drinks'],
  ]);
  const call = converse({ menu: sweets });
  expect(await call.say("Hello, I'd love a lemon cake, my grandmother's visiting from Ohio.")).toContain(
    'one Lemon Poppy Cake',
  );
});
