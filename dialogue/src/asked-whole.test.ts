import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What leans on the question before it comes to what it would be asked whole, of whatever dish, and changes nothing that stands. */
const DISHES = [
  'Apple Pie',
  'Black and White Cookie',
  'Chips and Salsa',
  'Corn on the Cob',
  'Egg Salad Sandwich',
  'Lemon Potatoes',
  'Onion Rings',
  'Sweet Tea',
];
const menu = menuOf(DISHES.map((name): [string, string] => [name, 'Plates']));
const notes = notesOf(
  'We take cash, cards and Apple Pay, no checks.',
  'Pickup is ready in 20 minutes. Delivery takes 40 minutes.',
  'We deliver to Larkfield and Dunmore, the fee is $4 and the minimum $20.',
  'A shampoo is $12, a rinse is $9.',
);
const shop = () => converse({ menu, notes, now: new Date('2030-06-11T14:00:00Z') });
const low = (name: string): string => name.toLowerCase();
const pairs = DISHES.map((name, at): [string, string] => [name, DISHES[(at + 3) % DISHES.length] ?? '']);

/** What is said last comes to, whatever it is followed by. */
async function comesTo(...said: string[]): Promise<{ told: string; lines: string }> {
  const call = shop();
  const told = await call.say(...said);
  const lines = call.lines();
  return { told, lines: JSON.stringify(lines) };
}

const QUESTIONS = [
  'does the {A} have nuts in it',
  'is the {A} gluten free',
  'is the {A} vegan',
  'does the {A} have onions on it',
  'does the {A} have egg',
  "what's in the {A}",
  'what comes with the {A}',
  'how much is the {A}',
  'do you have the {A}',
  'how big is the {A}',
];

describe('asked of another dish', () => {
  it.each([
    'what about the {B}',
    'and the {B}?',
    'how about the {B}',
    'okay, and for the {B}?',
    'oh and the {B}',
    'the {B} too?',
    'and what about your {B} then',
  ])('%s', async (lean) => {
    for (const [at, [a, b]] of pairs.entries()) {
      const question = QUESTIONS[at % QUESTIONS.length] ?? '';
      for (const before of [[], [`can I get one ${low(DISHES[(at + 5) % DISHES.length] ?? '')}`]]) {
        const behind = [...before, question.replace('{A}', low(a))];
        const whole = await comesTo(...behind, question.replace('{A}', low(b)));
        expect(await comesTo(...behind, lean.replace('{B}', low(b))), `${behind.join(' / ')}`).toEqual(whole);
      }
    }
  });
});

it.each([
  ['do you take cash', 'and checks?', 'do you take checks'],
  ['do you take cash', 'what about Apple Pay', 'do you take Apple Pay'],
  ['can I pay with a card', 'and with Apple Pay?', 'can I pay with Apple Pay'],
  ['do you deliver to Larkfield', 'and to Dunmore?', 'do you deliver to Dunmore'],
  ['do you deliver to Larkfield', 'what about Orchard Park', 'do you deliver to Orchard Park'],
  ['how much is a shampoo', 'what about a rinse', 'how much is a rinse'],
  ['are you open on Monday', 'Tuesday too?', 'are you open on Tuesday'],
  ['what time do you close on Monday', 'what about Tuesday then', 'what time do you close on Tuesday'],
])('%s, %s', async (question, lean, whole) => {
  expect(await comesTo(question, lean)).toEqual(await comesTo(question, whole));
});

it('leans no further than on the question before', async () => {
  const { lines } = await comesTo('how much is the apple pie', 'can I get one sweet tea', 'and the onion rings');
  expect(JSON.parse(lines)).toMatchObject([{ family: 'sweet tea' }, { family: 'onion rings' }]);
});

it.each(['and a sweet tea', "I'll take the sweet tea", 'and one sweet tea please'])('orders: %s', async (wish) => {
  const { lines } = await comesTo('is the apple pie vegan', wish);
  expect(JSON.parse(lines)).toMatchObject([{ family: 'sweet tea' }]);
});

it.each([
  ['is the {A} vegan? And the {B}?', "doesn't say what's in the {B}"],
  ['is the {A} vegan. What about the {B}', "doesn't say what's in the {B}"],
  ['how much is the {A}? And the {B}?', '{B} (?:is|are) \\$'],
])('leans on what was asked a sentence ago, and orders nothing: %s', async (said, answer) => {
  for (const [name, other] of pairs) {
    const { told, lines } = await comesTo(said.replace('{A}', low(name)).replace('{B}', low(other)));
    expect(told).toMatch(new RegExp(answer.replace('{B}', other)));
    expect(lines).toBe('[]');
  }
});

describe('several questions in one turn', () => {
  it.each([
    'do you take cards, and how much is the {A}',
    'how much is the {A}, and do you take cards',
    'two questions, do you take cards, and also how much is the {A}',
    'how much is the {A}? and do you take cards?',
  ])('are each answered: %s', async (said) => {
    for (const name of DISHES) {
      const { told, lines } = await comesTo(said.replace('{A}', low(name)));
      expect(told).toContain('We take cash, cards and Apple Pay');
      expect(told).toMatch(new RegExp(`${name}[^.]* (?:is|are) \\$`));
      expect(lines).toBe('[]');
    }
  });
});

describe('what announces a question, and why it is asked', () => {
  it.each([
    'I had a question, {Q}',
    'my wife wants to know, {Q}',
    "I'm just calling to ask, {Q}",
    "I'm new in the neighborhood, {Q}",
    "I was looking at your website and it doesn't say, {Q}",
    '{Q}, just wondering',
    '{Q} because my wife was asking',
  ])('means nothing: %s', async (said) => {
    for (const question of ['do you take checks', 'do you deliver to Dunmore', 'how much is the sweet tea'])
      expect((await comesTo(said.replace('{Q}', question))).told).toBe((await comesTo(question)).told);
  });
});

it.each(['do you take cards', 'can I pay by card', 'you take cards, right', 'is a credit card okay'])(
  'is paid with, whatever is sold: %s',
  async (said) => {
    const cards = menuOf([
      ['Greeting Card', 'Extras'],
      ['Apple Pie', 'Desserts'],
    ]);
    const call = converse({ menu: cards, notes });
    expect(await call.say(said)).toContain('We take cash, cards and Apple Pay, no checks.');
  },
);

it.each(['do you guys deliver to Dunmore', 'will you deliver to Dunmore', 'do you deliver out to Orchard Park'])(
  'tells where orders go, and not how long it takes: %s',
  async (said) => {
    expect((await comesTo(said)).told).toContain('We deliver to Larkfield and Dunmore');
  },
);

it('tells that a dish comes in one size', async () => {
  expect(await shop().say('what sizes does the onion rings come in')).toContain('comes in one size');
});
