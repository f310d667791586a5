import { describe, expect, it } from 'vitest';
import { linesMadeOf, readBusinesses, readMatters } from '../../../training/relevance/lines.ts';
import { harborFacts } from '../../testing/facts.ts';
import { converse } from '../../testing/index.ts';
import { RELEVANCE, relevanceOf } from './relevance.ts';

describe('the model of relevance', () => {
  it('is learnt from the lines as they stand', () => {
    expect(RELEVANCE.madeOf).toBe(linesMadeOf());
    const businesses = readBusinesses();
    expect(businesses.length).toBeGreaterThan(200);
    for (const { notes, questions } of businesses) expect([notes.length, questions.length]).toEqual([14, 66]);
  });

  it('is asked of each matter in several ways', () => {
    const matters = readMatters();
    expect(matters.length).toBeGreaterThan(100);
    for (const { notes, questions } of matters) expect(Math.min(notes.length, questions.length)).toBeGreaterThan(0);
  });

  it('finds what answers a question in other words', () => {
    const notes = ["We're up one flight of stairs, no elevator.", 'Cash or Zelle only.', 'Kids under five eat free.'];
    const [stairs = 0, cash = 0, kids = 0] = relevanceOf('my mom uses a walker, can she get in there', notes);
    expect(stairs).toBeGreaterThan(Math.max(cash, kids, 0));
  });

  it('finds what no line ever had by its name', () => {
    const [odds = 0] = relevanceOf('is there a zamboni parade', ['The zamboni parade is on the first of May.']);
    expect(odds).toBeGreaterThan(1);
  });
});

/** What a shop of another trade than any line was written for answers, and what it does not. */
describe('what both name', () => {
  const notes = [
    'Sails are mended in a week.',
    'Rigging checks are $140 and take an hour.',
    'For regattas Pieter lends buoys, ask two weeks ahead.',
    'A tooth knocked out by the boom: keep it in milk.',
    'Winter berths are $900, with a $200 deposit.',
    'After hours the harbor master on pier 3 has a spare key.',
  ];
  const told = (question: string): string | null => {
    const odds = relevanceOf(question, notes);
    const most = Math.max(...odds);
    return most > 0.7 ? (notes[odds.indexOf(most)] ?? null) : null;
  };

  it.each([
    ['hi do you guys do regattas', 'Pieter'],
    ["hello I'm calling about a rigging check, how much is that", '$140'],
    ['so how long does the rigging take', 'an hour'],
    ['what do you charge for a berth over the winter', '$900'],
    ['can my sails be mended there', 'in a week'],
    ['do I put money down for the berth', 'deposit'],
    ['I need my key at two in the morning, what am I supposed to do', 'harbor master'],
  ])('%s', (question, known) => expect(told(question)).toContain(known));

  it.each(["I've got a rash from the sun, do I put something on it", 'do you sell ice cream', 'is there wifi'])(
    'is not told to who asks for something else: %s',
    (question) => expect(told(question)).toBeNull(),
  );
});

describe('what the owner wrote', () => {
  const notes = ["If you're 15 minutes late we may have to rebook you", 'Deposit of $30 for anything over two hours.'];
  const asked = (words: string) =>
    converse({
      ...harborFacts(),
      notes: notes.map((text, at) => ({ kind: 'memory', id: `${at}`, label: '', text })),
    }).say(words);

  it('answers a caller in a situation, with a full stop', async () => {
    expect(await asked("I'm stuck on the highway, gonna be like twenty minutes behind, am I still good")).toContain(
      "If you're 15 minutes late we may have to rebook you. ",
    );
  });

  it('goes before hours that nobody asked for', async () => {
    const call = converse({
      ...harborFacts(),
      notes: [{ kind: 'memory', id: '1', label: '', text: 'No diesels, gas cars only.' }],
    });
    expect(await call.say('do you work on diesels')).toContain('No diesels, gas cars only.');
  });

  it('is not told to who asks for something else', async () => {
    expect(await asked('do you have a restroom')).not.toContain('15 minutes');
  });

  const told = (note: string[], words: string) =>
    converse({
      ...harborFacts(),
      notes: note.map((text, at) => ({ kind: 'memory', id: `${at}`, label: '', text })),
    }).say(words);

  it('answers each part that asks something of its own', async () => {
    const said = await told(
      ['Chip repair is $79.', 'A chip repair takes half an hour.', 'Bring your insurance card.'],
      'what do you charge for a chip repair, and how long does a chip repair take',
    );
    expect(said).toContain('$79');
    expect(said).toContain('half an hour');
  });

  it('goes before the sentence that knows nothing of a topic with a name', async () => {
    const discount = ['10% off for police, fire, military and teachers with ID.', 'Lunch special: two slices $8.'];
    expect(await told(discount, 'any discount for teachers')).toContain('10% off');
    expect(await told(['We are at 12 Harbor Street.', 'No pets.'], 'where are you located')).toContain('12 Harbor');
  });

  it('is told to who only told of it, not to who asks nothing of a business', async () => {
    expect(await told(['Lost things are kept for a month.'], 'and you are')).not.toContain('month');
  });

  it('is told as what is known of it where it says something else of the same thing', async () => {
    expect(await told(['The courtyard is open until dark.'], 'is the courtyard covered')).toMatch(
      /^What I have on that: The courtyard/,
    );
    expect(await told(['Snorkels rent for $9.'], 'how much is a snorkel')).toMatch(/^Snorkels/);
  });

  it('is told to who greets before they ask', async () => {
    expect(await told(['Kayak tours leave at nine.', 'No dogs.'], 'hey there, do you guys do kayak tours')).toContain(
      'leave at nine',
    );
  });

  it('is told of what is late, beside the word that is passed on', async () => {
    expect(await told(["Late more than 20 min and we'll have to move you."], "I'm gonna be half an hour late")).toMatch(
      /move you.*pass that on/,
    );
  });
});
