import { OrderingCaller } from './caller.ts';
import { atMoment } from './clock.ts';
import { type Before, committed, forget, openConversation, transcript } from './conversation.ts';
import type { House } from './house.ts';
import { inMoreWords, isReadBack } from './judging/questions.ts';
import type { Judged, Verdict } from './judging/verdict.ts';
import { goldOf } from './judging/wishes.ts';
import { BookingCaller, NOW } from './times.ts';

/** An answer to what was read back, and whether it is a yes. */
export interface ReadBackCase {
  id: string;
  at: 'order' | 'booking';
  say: string;
  placed: boolean;
}

/** Everybody orders or books the same, until it is read back. */
const BEFORE = {
  order: { shop: 'pizza', says: 'a large pepperoni pizza', gold: ['1 Pepperoni Pizza: Large'], tool: 'place_order' },
  booking: { shop: 'clinic', says: 'an appointment on Thursday at two', gold: ['13 14:00'], tool: 'book_slot' },
};
const TURNS_MOST = 10;

/** Of each house: brought to the read-back once, however many answers go on from there. */
const brought = new WeakMap<House, Map<string, Promise<Before | null>>>();

function readBackOf(house: House, at: ReadBackCase['at']): Promise<Before | null> {
  const known = brought.get(house) ?? new Map<string, Promise<Before | null>>();
  brought.set(house, known);
  const before = known.get(at) ?? bringTo(house, at);
  known.set(at, before);
  return before;
}

async function bringTo(house: House, at: ReadBackCase['at']): Promise<Before | null> {
  const { shop: name, says, gold } = BEFORE[at];
  const shop = house.shop(name);
  const conversation = await openConversation(house, shop);
  const caller =
    at === 'order'
      ? new OrderingCaller({ say: [says], gold }, shop.menu)
      : new BookingCaller([says], gold.flatMap(goldOf));
  let turn = await conversation.say(says);
  while (!isReadBack(turn.reply) && conversation.turns.length < TURNS_MOST) {
    const words = caller.answer(turn);
    if (words === null) break;
    turn = await conversation.say(words);
  }
  await forget(house, shop);
  return isReadBack(turn.reply) ? { turns: conversation.turns, state: conversation.state() } : null;
}

/** Judged is the one turn that answers, and what is said instead where it is asked for in other words. */
export async function holdReadBack(house: House, { id, at, say, placed }: ReadBackCase): Promise<Judged> {
  const { shop: name, tool } = BEFORE[at];
  const shop = house.shop(name);
  const { conversation, answered } = await atMoment(NOW, async () => {
    const before = await readBackOf(house, at);
    const goesOn = await openConversation(house, shop, before ?? undefined);
    const first = before && (await goesOn.say(say, placed));
    const clearer = first && inMoreWords(first.reply, placed);
    return { conversation: goesOn, answered: clearer === null ? first : await goesOn.say(clearer, placed) };
  });
  await forget(house, shop);
  const { turns } = conversation;
  const done = answered !== null && committed(answered, tool);
  const verdict: Verdict = done === placed && answered !== null ? 'right' : done ? 'silent' : 'nothing';
  return {
    id,
    verdict,
    unconsented: done && !placed,
    why: verdict === 'right' ? '' : answered === null ? 'nothing was read back' : done ? 'not a yes' : 'a yes',
    transcript: transcript(turns),
    ms: answered === null ? [] : [answered.ms],
  };
}
