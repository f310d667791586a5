import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

const MINE = '00000000-0000-4000-8000-000000000001';
/** Priya, who has an appointment on Friday at ten. */
function regular() {
  const made = converse(harborFacts({ callerName: 'Priya Nair' }));
  made.shop.calendar.booked.push({ booking_id: MINE, at: '2026-11-27 10:00', customer_name: 'Priya Nair' });
  return made;
}
const HERS = 'You have Friday, November 27 at 10 AM, under Priya Nair.';

describe('a visit that is spoken of as settled', () => {
  it.each([
    ["my crown is being done Friday at ten and I'd like to move that", 'When would you like to come instead?'],
    ["we're coming in Friday at ten, I need to push that", 'When would you like to come instead?'],
    ["you're seeing me Friday at ten and I won't be in town", 'When would you like to come instead?'],
    ["I'm set for Friday at ten and I have to cancel", 'Shall I cancel it?'],
    ["I've got my son down for Friday at ten", 'Is there anything else?'],
    ['one of your people is coming out Friday at ten', 'Is there anything else?'],
    ['Friday at ten', 'Is there anything else?'],
  ])('is the one that stands then: %s', async (said, question) => {
    const made = regular();
    expect(await made.say(said)).toBe(`${HERS} ${question}`);
    expect(made.shop.calendar.booked).toHaveLength(1);
  });

  it('is moved as it is said', async () => {
    const made = regular();
    await made.say("they're coming Friday at ten, can you make it Tuesday at two", 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ booking_id: MINE, at: '2026-11-24 14:00' }]);
  });

  it('is moved by what is said behind it', async () => {
    const made = regular();
    await made.say("I'm due in Friday at ten", 'they need me at work then, could it be the day before, same time');
    expect(made.replies.at(-1)).toContain('Thursday, November 26');
  });

  it('is told not to be found where there is none', async () => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    expect(await made.say("I'm coming in Friday at ten and I can't make it")).toContain(
      "I don't find a coming appointment",
    );
  });

  it('can be had where there is none and nobody wants out of it', async () => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    expect(await made.say("I'm coming in Friday at ten for a filling")).toMatch(
      /^I don't find a coming appointment.*Friday, November 27 at 10 AM/,
    );
    expect(made.shop.calendar.booked).toEqual([]);
  });

  it('is not offered to who only checks', async () => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    expect(await made.say('please confirm my reservation for Friday at ten')).not.toContain('Which would you like');
    expect(made.replies.at(-1)).not.toContain('is free');
  });

  it('is none where one is wished for', async () => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    expect(await made.say('can I come in Friday at ten for a filling')).toContain('Friday, November 27 at 10 AM');
  });
});
