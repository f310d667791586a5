import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hear } from './decide/hear.ts';
import type * as ReadingOrders from './heard/order/read-order.ts';
import { partsIn } from './heard/roles/parts.ts';
import type { converse as conversing } from './testing/conversation.ts';
import { notesOf, salsFacts } from './testing/facts.ts';
import { menuOf } from './understand/menu/menus-read.ts';
import { beginningsOf } from './understand/pattern.ts';
import type * as Understanding from './understand/understand.ts';

/** How long a turn takes depends on the machine; how often it reads its words does not. */
const readings = vi.hoisted(() => ({ utterances: 0, orders: 0 }));

vi.mock('./understand/understand.ts', async (load) => {
  const real = await load<typeof Understanding>();
  const understand: typeof real.understand = (...given) => {
    readings.utterances++;
    return real.understand(...given);
  };
  return { ...real, understand };
});

vi.mock('./heard/order/read-order.ts', async (load) => {
  const real = await load<typeof ReadingOrders>();
  const readOrder: typeof real.readOrder = (...given) => {
    readings.orders++;
    return real.readOrder(...given);
  };
  return { ...real, readOrder };
});

// Files share what they have loaded: what another one has loaded would be read without being counted.
let converse: typeof conversing;
beforeAll(async () => {
  vi.resetModules();
  ({ converse } = await import('./testing/conversation.ts'));
  return () => vi.resetModules();
});

beforeEach(() => Object.assign(readings, { utterances: 0, orders: 0 }));

describe('a turn reads its words', () => {
  it('once for an order, however long it is', async () => {
    const call = converse();
    await call.say(
      "Hi, I'd like two large Margheritas with olives and no basil, a garlic knots, and a Caesar salad without croutons, please.",
    );
    expect(readings).toEqual({ utterances: 1, orders: 1 });
  });

  it("and no more for all of the owner's sentences", async () => {
    const notes = Array.from(
      { length: 40 },
      (_, at) => `Cakes for ${at + 5} guests are made on Sundays. We sell pies.`,
    );
    const call = converse({ notes: notesOf(...notes) });
    await call.say('A large Margherita, please.');
    Object.assign(readings, { utterances: 0, orders: 0 });
    await call.say("No, that's all.");
    expect(readings.utterances).toBeLessThanOrEqual(2);
  });

  it('a change of two lines a few times, and not once for each frame and line', async () => {
    const call = converse();
    await call.say('A large Margherita and a large White Pizza, please.');
    Object.assign(readings, { utterances: 0, orders: 0 });
    await call.say('Olives on the Margherita and plain cheese with the other one.');
    expect(readings.utterances).toBeLessThanOrEqual(3);
    expect(readings.orders).toBeLessThanOrEqual(10);
  });
});

it('what was heard stays with the facts of its turn', () => {
  const facts = salsFacts();
  const menu = menuOf(facts.menu);
  const heard = hear('a large Margherita', facts, menu);
  expect(hear('a large Margherita', facts, menu)).toBe(heard);
  expect(hear('a large Margherita', { ...facts }, menu)).not.toBe(heard);
  expect(hear('a large Margherita', { ...facts, orderingEnabled: false }, menu).acts).not.toBe(heard.acts);
});

it('the parts of a turn are told apart once', () => {
  const menu = menuOf(salsFacts().menu);
  const parts = partsIn('two knots, and are you open?', 'start', menu);
  expect(partsIn('two knots, and are you open?', 'start', menu)).toBe(parts);
  expect(partsIn('two knots, and are you open?', 'confirm', menu)).not.toBe(parts);
});

it.each<[string, string[] | null]>([
  ['make (that|it) [a|an] SIZE', ['make']],
  ['[and|also] (can you|ITEM) please', ['and', 'also', 'can', 'I']],
  ['(!to the|[just]) one', ['the', 'just', 'one', 'N']],
  ['[...] please', null],
  ['(for NAME|under)', ['for', 'under']],
  ["[that's] all END", null],
])('%s begins with %j', (pattern, begins) => {
  const found = beginningsOf(pattern);
  expect(found && [...found]).toEqual(begins);
});
