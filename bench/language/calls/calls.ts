import { basename } from 'node:path';
import type * as z from 'zod';
import { atMoment } from '../clock.ts';
import { type Conversation, forget, openConversation, type Turn, transcript, unconsented } from '../conversation.ts';
import type { House, Shop } from '../house.ts';
import { tellsOf } from '../judging/questions.ts';
import { isLost } from '../judging/replies.ts';
import { kitchenOf, type Saved, savedBy } from '../judging/saved.ts';
import { difference } from '../judging/tickets.ts';
import type { Judged, LanguageSet, Verdict } from '../judging/verdict.ts';
import { goldOf, moment } from '../judging/wishes.ts';
import { bookBefore, isAsWanted, NOW } from '../times.ts';
import { type Call, callsOf, type Patterns } from './call.ts';
import { CallingCaller } from './calling-caller.ts';

/**
 * Whole calls: several turns that are said one behind the other whatever is asked between, by callers who answer what
 * they are asked. Judged is what was saved, and the facts in the answers to what they ask. A folder holds `shops.json`,
 * the menus of its shops and `calls.jsonl`; every call is made on Tuesday, June 11, 2030, at ten in New York.
 */

export const callSet = (house: House, folder: string, name = `calls ${basename(folder)}`): LanguageSet => ({
  name,
  cases: () =>
    callsOf(folder).map((call) => ({
      id: call.id,
      half: call.half,
      hold: () => holdCall(house, { ...call, shop: `${basename(folder)}/${call.shop}` }),
    })),
});

const TURNS_MOST = 24;

async function holdCall(house: House, call: Call): Promise<Judged> {
  const shop = house.shop(call.shop);
  const conversation = await openConversation(house, shop);
  if (call.has) await bookBefore(house, shop, conversation.phone, moment(call.has), call.name);
  const caller = new CallingCaller(call, shop.menu);
  await atMoment(NOW, () => talk(conversation, caller));
  const saved = await savedBy(house, shop);
  await forget(house, shop);
  const { turns } = conversation;
  const wrong = saidWrong(call, caller.replies);
  const unsaved = notSaved(call, saved, shop, caller);
  const faults = [...unsaved, ...wrong.map(({ why }) => why)];
  return {
    id: call.id,
    verdict: verdictOf(unsaved, wrong, turns, saved),
    unconsented: unconsented(turns),
    why: faults.join('; '),
    transcript: transcript(turns),
    ms: turns.map(({ ms }) => ms),
  };
}

async function talk(conversation: Conversation, caller: CallingCaller): Promise<void> {
  let words: string | null = caller.first;
  let consents = false;
  while (words !== null && conversation.turns.length < TURNS_MOST) {
    const turn = await conversation.say(words, consents);
    words = caller.answer(turn);
    consents = caller.consents;
  }
  await conversation.hangUp();
}

function verdictOf(unsaved: string[], wrong: SaidWrong[], turns: readonly Turn[], saved: Saved): Verdict {
  if (unsaved.length === 0) {
    if (wrong.length === 0) return 'right';
    return wrong.every(({ reply }) => isLost(reply)) ? 'told' : 'silent';
  }
  if (saved.orders === 0 && saved.appointments.length === 0 && saved.messages.length === 0) return 'nothing';
  return tellsOf(turns.slice(0, -1).map(({ reply }) => reply)) ? 'told' : 'silent';
}

interface SaidWrong {
  why: string;
  reply: string;
}

function saidWrong({ holds, never }: Call, replies: ReadonlyMap<number, string>): SaidWrong[] {
  const faultsOf = (patterns: z.infer<typeof Patterns>, wanted: boolean) =>
    Object.entries(patterns).flatMap(([turn, some]) => {
      const reply = replies.get(Number(turn)) ?? '';
      return some
        .filter((pattern) => new RegExp(pattern, 'i').test(reply) !== wanted)
        .map((pattern) => ({ why: `turn ${turn} ${wanted ? 'lacks' : 'has'} /${pattern}/`, reply }));
    });
  return [...faultsOf(holds, true), ...faultsOf(never, false)];
}

function notSaved(call: Call, saved: Saved, shop: Shop, caller: CallingCaller): string[] {
  return [
    call.order && orderFault(call, call.order, saved, shop),
    call.time && timeFault(call, call.time, saved, caller),
    call.message && messageFault(call.message, saved),
  ].filter((fault): fault is string => typeof fault === 'string');
}

function orderFault(call: Call, gold: readonly string[], { order, orders }: Saved, shop: Shop): string | null {
  if (gold.length === 0) return orders > 0 ? 'an order was placed' : null;
  if (!order) return `nothing ordered; wanted ${gold.join(' + ')}`;
  if (orders > 1) return `${orders} orders`;
  const { fulfilment, address, name, ready, allergies } = call;
  const at = ready === undefined ? null : moment(ready);
  const special = (order.special ?? '').split('; ');
  // Where the settings know no delivery, it stands on the ticket in words.
  const brought = order.address ?? special.find((one) => one.startsWith(BROUGHT)) ?? null;
  const way = order.fulfilment ?? (brought ? 'delivery' : 'pickup');
  const rest = special.filter((one) => !one.startsWith(BROUGHT) && !OF_THE_WAY.test(one)).join('; ') || null;
  const wrong = difference(gold, { ...order, special: rest }, kitchenOf(shop));
  if (wrong) return wrong;
  if (fulfilment && way !== fulfilment) return `wanted ${fulfilment}, saved ${way}`;
  if (fulfilment === 'delivery' && address && !sameWords(brought ?? '', address))
    return `wanted it at ${address}, saved ${brought}`;
  if (name && !order.customer.toLowerCase().includes(name.split(/\W+/)[0]?.toLowerCase() ?? ''))
    return `wanted ${name}, saved ${order.customer}`;
  if (at && +(order.wantedAt ?? 0) !== +at)
    return `wanted at ${ready}, saved ${order.wantedAt?.toISOString() ?? 'now'}`;
  if (!at && order.wantedAt && !ready) return `wanted now, saved ${order.wantedAt.toISOString()}`;
  return allergies && !order.allergies ? `the allergy is not on the ticket: ${allergies}` : null;
}

const BROUGHT = 'for delivery to ';
const OF_THE_WAY = /^\$[\d.]+ for delivery, not in the total$|^(?:for pickup|to go)$/;

/** The number and the first word of the street. */
const sameWords = (saved: string, wanted: string): boolean =>
  wanted
    .split(/\W+/)
    .slice(0, 2)
    .every((word) => saved.toLowerCase().includes(word.toLowerCase()));

function timeFault(call: Call, gold: string, saved: Saved, { choseFrom }: CallingCaller): string | null {
  const booked = saved.appointments.filter(({ status }) => status === 'booked');
  if (isAsWanted(goldOf(gold), booked, choseFrom, call.has ? moment(call.has) : null)) return null;
  const shown = booked.map(({ startsAt }) => startsAt.toLocaleString('en-US', { timeZone: 'America/New_York' }));
  return `wanted ${gold}, booked ${shown.join(', ') || 'nothing'}`;
}

function messageFault(wanted: readonly string[], { messages }: Saved): string | null {
  if (messages.length === 0) return 'no message';
  const all = messages.map(({ body }) => body).join(' | ');
  const words = wanted.find((one) => !new RegExp(one, 'i').test(all));
  return words === undefined ? null : `the message lacks ${words}: "${all}"`;
}
