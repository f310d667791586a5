import { setImmediate as next } from 'node:timers/promises';
import { eachWeekday } from '@attendant/contract/hours/business-week';
import { hear } from './decide/hear.ts';
import { respond } from './decide/respond.ts';
import { freshState } from './decide/state.ts';
import type { BusinessFacts, MenuFact } from './facts.ts';
import { allergyIn } from './heard/allergy.ts';
import { aboutIn } from './heard/appointment/about.ts';
import { appointmentIn } from './heard/appointment/appointment.ts';
import { wantsIn } from './heard/appointment/wants.ts';
import { callerIn } from './heard/caller.ts';
import { dangerIn } from './heard/danger.ts';
import { clausesIn, toldToIn } from './heard/intent/remarks.ts';
import { mannerOf } from './heard/manner.ts';
import { menuQuestionIn } from './heard/menu-question.ts';
import { withoutFilling } from './heard/words/filling.ts';
import { inscriptionIn } from './heard/words/inscription.ts';
import { menuOf } from './understand/menu/menus-read.ts';
import { plainly } from './understand/plainly.ts';
import { understand } from './understand/understand.ts';
import { tokenise } from './understand/words.ts';

const dish = (name: string, id: number, choices: readonly string[]): MenuFact => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  aliases: [],
  description: 'Made here.',
  category: 'All day',
  priceCents: 900,
  available: true,
  allergens: ['milk'],
  flags: [],
  notes: '',
  optionGroups: [
    {
      name: 'Size',
      min: 1,
      max: 1,
      halves: false,
      choices: choices.map((choice) => ({ name: choice, price: 0, available: true })),
    },
  ],
});

/** A shop that does everything, so that all of it is gone through. */
const SHOP: BusinessFacts = {
  businessName: 'Shop',
  agentName: 'Assistant',
  timezone: 'America/New_York',
  now: new Date('2030-06-11T14:00:00Z'),
  hours: eachWeekday(() => ({ enabled: true, intervals: [{ open: '09:00', close: '21:00' }] })),
  specialDays: [],
  closed: false,
  closedMessage: '',
  orderingEnabled: true,
  bookingEnabled: true,
  phone: null,
  callerPhone: null,
  callerName: null,
  channel: 'voice',
  pickup: true,
  delivery: true,
  readyMinutes: 20,
  closedOrders: true,
  busyMinutes: 0,
  menu: [dish('Soup', 1, ['Small', 'Large']), dish('Sandwich', 2, ['Half', 'Whole'])],
  priceList: [],
  services: [],
  persons: [],
  notes: [{ kind: 'memory', id: 'parking', label: '', text: 'You can park behind the house. We take cards.' }],
  handOff: 'message',
  handOffWhen: { urgency: true, complex: true, angry: false },
  emergencyText: '',
};

const FIRST = 'Hi.';
const CALLS: readonly (readonly string[])[] = [
  [FIRST, 'Where can I park?', 'Two large soups, no salt, please.', 'And a half sandwich.', "That's all.", 'Dan'],
  ['Can I come in on Friday at two?', 'The day after.', 'Ann Lee'],
  ['My soup was cold, I want to talk to the manager.', 'Dan'],
];

/** A first turn in pieces: what each of these reads is compiled by itself. */
const READERS: readonly ((text: string, words: readonly string[]) => unknown)[] = [
  () => menuOf(SHOP.menu),
  plainly,
  withoutFilling,
  inscriptionIn,
  (text) => callerIn(text, () => false),
  (_, words) => allergyIn(words),
  (_, words) => dangerIn(words),
  (text) => aboutIn(text, text),
  wantsIn,
  (text, words) => appointmentIn(words, text),
  (text) => clausesIn(text, [], true),
  (_, words) => toldToIn(words, [], { intent: 'other', sure: 0 }),
  (_, words) => menuQuestionIn(words, true),
  (text, words) => mannerOf(words, text),
  (text) => understand(text, menuOf(SHOP.menu)),
  (text) => hear(text, SHOP, menuOf(SHOP.menu)),
];

/**
 * Goes through a few calls that nobody makes. What a turn needs is compiled when it is first used, which takes a second or
 * more of CPU: the first caller after a start would wait for it. Between two pieces others come to their part.
 */
export async function warmUp(): Promise<void> {
  for (const read of READERS) {
    read(FIRST, tokenise(FIRST));
    await next();
  }
  const menu = menuOf(SHOP.menu);
  for (const said of CALLS) {
    let state = freshState();
    for (const [at, text] of said.entries()) {
      const turn = { turn: at + 1, kind: 'speech', text, confidence: null, interruptedAfter: null } as const;
      state = respond(state, turn, SHOP, menu).state;
      await next();
    }
  }
}
