import { describe, expect, it } from 'vitest';
import { readWhen } from './heard/when/when.ts';
import { type Conversation, converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

/** Harbor Dental on Saturday, November 21, 2026; it opens on Monday. */
function having(at: string): Conversation {
  const call = converse(harborFacts());
  const booking_id = '00000000-0000-4000-8000-000000000077';
  call.shop.calendar.booked.push({ booking_id, at, customer_name: 'Ada Okoye' });
  return call;
}

describe('a day that is denied and another that is wished for', () => {
  const tuesday = { date: '2026-11-24', time: '10:00', open: () => ({ from: 540, to: 1020 }) };

  it.each([
    ['Wednesday, not tomorrow, the one after that', '2026-12-02'],
    ['Friday but not this Friday', '2026-12-04'],
    ['tomorrow, not Wednesday', '2026-11-25'],
  ])('is the next of its name: %s', (text, date) => {
    expect(readWhen(text, tuesday).day).toMatchObject({ date, until: date });
  });

  it('is heard in one breath', async () => {
    const call = having('2026-11-27 10:00');
    await call.say('I need to push my Friday appointment to next week.');
    const reply = await call.say('Fridays are bad actually Thursday the tenth but in the afternoon.');
    expect(reply).toContain('Thursday, December 10');
  });

  it('is of the week that is spoken of', async () => {
    const call = converse(harborFacts());
    await call.say('Could I come for a checkup on Monday the thirtieth?');
    expect(await call.say('Rather the Friday that week at ten.')).toContain('Friday, December 4 at 10 AM');
  });
});

describe('one that lies beside an appointment of theirs', () => {
  it.each([
    ['Can my wife have a cleaning on Friday right after mine?', '11 AM|10:30 AM'],
    ['Can my wife have a cleaning on Friday just before mine?', '9:30 AM|9 AM'],
  ])('is looked for from there: %s', async (text, time) => {
    expect(await having('2026-11-27 10:00').say(text)).toMatch(new RegExp(`Friday, November 27 at (?:${time})`));
  });
});

describe('what is asked of the visit that is being made', () => {
  it.each(['Wait, which time are you putting me in?', 'What time is that?'])(
    'is told as it stands: %s',
    async (text) => {
      const call = converse(harborFacts());
      await call.say('A checkup on Tuesday at two please.');
      expect(await call.say(text)).toMatch(/It's Tuesday, November 24 at 2 PM\. What name/);
    },
  );

  it('is answered behind a yes, which is asked for again', async () => {
    const call = converse(harborFacts({ notes: notesOf('Dr. Moss is in on Tuesdays.') }));
    await call.say('A checkup on Tuesday at two please, my name is Joan Pike.');
    expect(await call.say('yes please is Dr. Moss really in that day')).toMatch(/Moss.*Shall I book it\?$/);
    expect(await call.say('just book it')).toContain('booked for Tuesday');
  });
});

describe('an age from which on something is done', () => {
  const salon = () =>
    converse(
      harborFacts({
        businessName: 'Heron Tattoo',
        notes: notesOf('18 and over only, bring a photo ID.', 'No color for anybody under 12.'),
      }),
    );

  it.each(['My daughter is sixteen and wants a tattoo. Can we come Monday?', 'I am seventeen, can I come on Monday?'])(
    'turns away who is younger, and offers no time: %s',
    async (text) => {
      expect(await salon().say(text)).toMatch(/^18 and over only.*leave a message\?$/);
    },
  );

  it('is no number of years that went by', async () => {
    const said = "I need a touch up, it's been like three years maybe. Do you have something Monday?";
    expect(await salon().say(said)).toContain('Monday, November 23');
  });

  it('is of the work that it names', async () => {
    const call = converse(harborFacts({ notes: notesOf("We don't do color for anybody under 12.") }));
    expect(await call.say('A haircut for my son, he is six, on Monday at ten.')).not.toContain('color');
  });
});

describe('what alone is booked by phone', () => {
  const shop = () => converse(harborFacts({ notes: notesOf('By phone we only book consultations, they are free.') }));

  it('is told to who wishes for something else, and booked with it', async () => {
    const call = shop();
    expect(await call.say("I'd like to get a tattoo on Monday at ten.")).toMatch(/^By phone.*Monday, November 23/);
    expect(await call.say('Joan Pike')).toContain('about: consultation, tattoo');
  });

  it('and to nobody who wishes for that', async () => {
    expect(await shop().say('A consultation on Monday at ten.')).not.toContain('By phone');
  });
});

describe('what is on a list where nothing is ordered by phone', () => {
  const groomer = () =>
    converse(
      harborFacts({
        priceList: menuOf([
          ['Full Groom', 'Grooming'],
          ['Nail Trim', 'Extras'],
        ]),
        notes: notesOf('Doodles and matted coats: no firm price before we have seen the dog.'),
      }),
    );

  it.each(['How much is a full groom?', 'How much for just the nail trim?'])('is told: %s', async (text) => {
    expect(await groomer().say(text)).toMatch(/(?:Full Groom|Nail Trim).*\$/);
  });
});

describe('a thing that is opened', () => {
  const locksmith = () => converse(harborFacts({ bookingEnabled: false }));

  it.each(['Can you open a safe?', 'Can you open my car?', 'Do you open cars?'])('is no opening: %s', async (text) => {
    expect(await locksmith().say(text)).not.toMatch(/open (?:until|on)|closed/);
  });

  it.each(['Do you open on Sundays?', 'When do you open the doors tomorrow?'])('and a day is: %s', async (text) => {
    expect(await locksmith().say(text)).toMatch(/closed|9 AM/);
  });
});

describe('who is in when', () => {
  it('is told by their own days', async () => {
    const persons = [{ id: 'p1', name: 'Samir Haddad', weekdays: [1, 3, 5] }];
    const call = converse(harborFacts({ persons }));
    expect(await call.say('When is Samir in?')).toContain('Mondays, Wednesdays and Fridays');
  });
});

describe('what a note says of a language, a minimum and an address', () => {
  const shop = () =>
    converse(
      harborFacts({
        notes: notesOf(
          'Leave name, number and address, we call back.',
          'The shop is at 15 Depot Road.',
          'Samir speaks English and Arabic.',
          'Shop minimum is $120.',
        ),
      }),
    );

  it.each([
    ['Do you speak Arabic?', 'Samir'],
    ["What's your address?", '15 Depot Road'],
    ["What's your cheapest tattoo?", '$120'],
  ])('answers: %s', async (text, answer) => {
    expect(await shop().say(text)).toContain(answer);
  });
});

describe('how somebody is', () => {
  it('is answered by the note that keeps them away', async () => {
    const notes = notesOf("We don't tattoo during pregnancy.");
    const call = converse(harborFacts({ businessName: 'Heron Tattoo', notes }));
    expect(await call.say("I'm pregnant, can I still get one?")).toContain('pregnancy');
  });
});

it.each(['is Lee in on Friday', 'when is Lee in'])(
  'is of whoever it is with, whatever marks an owner writes their name with: %s',
  async (said) => {
    const persons = [{ id: '00000000-0000-4000-8000-000000000001', name: 'Lee (hair only)' }];
    const call = converse({ bookingEnabled: true, orderingEnabled: false, persons });
    expect(await call.say(said)).toContain('Lee (hair only)');
  },
);
