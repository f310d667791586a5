import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Harbor Dental, open Monday to Friday from nine to five; it is Saturday, November 21. */
const call = () => converse(harborFacts({ callerName: 'Priya Nair' }));
const booked = async (...first: string[]) => {
  const made = call();
  made.shop.calendar.booked.push({ booking_id: ID, customer_name: 'Priya Nair', at: '2026-11-24 14:00' });
  await made.say(...first);
  return made;
};
const ID = '00000000-0000-4000-8000-000000000001';

/** What is said, and the moment it comes to, seen from Tuesday, November 24 at two. */
const SEEN: readonly (readonly [string, string])[] = [
  ['the same time next week', 'Tuesday, December 1 at 2 PM'],
  ['Wednesday at the same time', 'Wednesday, November 25 at 2 PM'],
  ['two weeks out', 'December 7'],
  ['later that day', 'Tuesday, November 24 at 2:30 PM, 3 PM or 3:30 PM'],
  ['a bit earlier', 'Tuesday, November 24 at 12:30 PM, 1 PM or 1:30 PM'],
  ['late Wednesday', 'Wednesday, November 25 at 3 PM'],
  ['early Wednesday', 'Wednesday, November 25 at 9 AM'],
  ['Wednesday once the kids are in school', 'Wednesday, November 25 at 9 AM'],
  ['any day but Tuesday', 'Monday, November 23'],
  ["whatever you've got next", 'Monday, November 23'],
];

describe('a moment that is told by another', () => {
  it.each(SEEN)('of the time that is read back: "%s"', async (said, comes) => {
    const made = call();
    await made.say('a cleaning on Tuesday at two');
    expect(await made.say(`no, ${said}`)).toContain(comes);
  });

  it.each(SEEN)('of one that is moved: "%s"', async (said, comes) => {
    const made = await booked('I need to move my appointment');
    expect(await made.say(`${said} please`)).toContain(comes);
  });

  it.each([
    ["that's too early", 'Tuesday, November 24 at 2:30 PM, 3 PM or 3:30 PM'],
    ["no, that's too late in the day", 'Tuesday, November 24 at 12:30 PM, 1 PM or 1:30 PM'],
    ["can't you do anything sooner than that", 'Monday, November 23 at 9 AM, 9:30 AM or 10 AM'],
    ['do you have anything sooner', 'Monday, November 23 at 9 AM, 9:30 AM or 10 AM'],
    ["no, I can't Tuesday", 'Wednesday, November 25'],
    ['does four work', 'Tuesday, November 24 at 4 PM'],
    ['I said four', 'Tuesday, November 24 at 4 PM'],
    ['can you switch me to four', 'Tuesday, November 24 at 4 PM'],
  ])('and is another than the one that is read back: "%s"', async (said, comes) => {
    const made = call();
    await made.say('a cleaning on Tuesday at two');
    expect(await made.say(said)).toContain(comes);
  });

  it('later this week begins tomorrow', async () => {
    const made = converse(harborFacts({ now: new Date('2026-11-24T13:00:00Z') }));
    expect(await made.say('could I get in for a cleaning later this week')).toContain('Wednesday, November 25 at 9 AM');
  });
});

describe('behind the appointment that was told', () => {
  it.each([
    'what about Wednesday',
    'can we do Wednesday instead',
    "I'd rather come Wednesday",
    'Wednesday would be better',
    "Tuesday's no good, Wednesday",
    'could I come the day after',
  ])('it is moved: "%s"', async (said) => {
    const made = await booked('when is my appointment');
    expect(await made.say(said)).toBe(
      'Shall I move it from Tuesday, November 24 at 2 PM to Wednesday, November 25 at 2 PM?',
    );
  });

  it.each(['four would be better', 'make it four', 'does four work', 'could we say four', 'is there anything at four'])(
    'it is moved by its hour: "%s"',
    async (said) => {
      const made = await booked('when is my appointment');
      expect(await made.say(said)).toBe(
        'Shall I move it from Tuesday, November 24 at 2 PM to Tuesday, November 24 at 4 PM?',
      );
    },
  );

  it.each(['Tuesday at two, okay', 'are you open on Wednesday', 'thanks, Tuesday then'])(
    'it stays where nothing else is wished for: "%s"',
    async (said) => {
      const made = await booked('when is my appointment');
      expect(await made.say(said)).not.toContain('Shall I move');
      expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
    },
  );
});

it('an appointment is looked up, whatever the owner wrote of appointments', async () => {
  const notes = ['Walk-ins are welcome if a chair is free, but on Saturdays only with an appointment.'];
  const made = converse(
    harborFacts({ notes: notes.map((text, at) => ({ kind: 'memory', id: `memory-${at}`, label: '', text })) }),
  );
  made.shop.calendar.booked.push({ booking_id: ID, customer_name: 'Priya Nair', at: '2026-11-24 14:00' });
  expect(await made.say('when is my appointment')).toContain('You have Tuesday, November 24 at 2 PM');
});
