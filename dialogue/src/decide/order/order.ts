import { asksHowMany, asksOwnOrder } from '../../heard/change/own-order.ts';
import { NO_DELIVERY, NOT_THAT } from '../../say/answers.ts';
import { lineWords, priceWords, sizeNames } from '../../say/dishes.ts';
import { count, lineList, money } from '../../say/wording.ts';
import type { Act } from '../../understand/acts.ts';
import { readName } from '../../understand/names.ts';
import { tokenise } from '../../understand/words.ts';
import { costOf } from '../answers/cost.ts';
import { totalWords } from '../answers/delivery-terms.ts';
import { sayFromNotes } from '../answers/knowledge.ts';
import { WHATEVER } from '../answers/noted.ts';
import { askPrice, clearOrder } from '../closing.ts';
import { earlierOrder } from '../hand-off.ts';
import { dropMessage, leaveNow, passOnRename } from '../message/message.ts';
import { ask, type Talk } from '../talk.ts';
import { delivers, wayIn } from '../way-out.ts';
import { canOrder } from './adding.ts';
import { openChoice } from './choosing.ts';
import { lineById } from './lines.ts';

/** What concerns the order as a whole, and the ends of the conversation. */

/** What concerns the whole order: 'napkins please'; an address or the way it goes out is kept as such. */
export function special(talk: Talk, text: string): void {
  const { state, facts } = talk;
  if (!facts.orderingEnabled) return void (talk.understood = false);
  if (text.startsWith('address: ') && state.fulfilment === 'delivery' && state.address)
    return void talk.say.unshift(`Okay, delivery to ${state.address}.`);
  // 'Tell the driver the bell is broken' was kept for the door.
  const kept = new Set(state.special.flatMap(tokenise));
  if (state.special.length > 0 && tokenise(text).every((word) => kept.has(word))) return;
  const way = delivers(talk) && (facts.delivery || state.fulfilment) ? wayIn(text) : null;
  if (way === 'delivery' || (way === 'pickup' && facts.pickup)) {
    state.fulfilment = way;
    state.readBack = false;
    // What it costs was told with it, and stands behind it.
    talk.say.unshift(`Okay, for ${way}.`);
    return;
  }
  if (way === 'pickup') return void talk.say.push("I'm sorry, we only deliver.");
  // Where it is always fetched, that needs no note.
  if (facts.pickup && wayIn(text) === 'pickup' && !talk.heard.when.time && !talk.heard.when.day) return;
  if (/delivery/.test(text)) {
    const known = sayFromNotes(talk, 'do you deliver', /deliver/i, WHATEVER);
    // What the owner wrote may know an exception; the setting decides where nothing is written.
    if (!known) return void talk.say.push(NO_DELIVERY);
    if (/\b(no|not|don't|only|use|doordash|uber ?eats|grubhub)\b/i.test(known)) return;
  } else if (talk.heard.when.time ?? talk.heard.when.day) {
    // When it is wanted is a field of its own.
    return;
  } else if (!/^(for pickup|for takeout|to go)$/.test(text)) talk.say.push(`Okay, I'll note: ${text}.`);
  state.readBack = false;
  if (!state.special.includes(text)) state.special.push(text);
}

export function startOver(talk: Talk, cancel: boolean): void {
  const { state } = talk;
  const had = state.lines.length > 0 || state.unclear.length > 0;
  clearOrder(state);
  talk.touched.clear();
  if (cancel && !had && /\bcancel (?:my|the|an|our) order\b/.test(talk.heard.words.join(' ')))
    return earlierOrder(talk);
  if (!cancel) return ask(talk, { kind: 'what' }, "Okay, let's start over. What can I get you?");
  talk.say.push(had ? "Okay, I've cleared that. Nothing was ordered." : 'Okay, nothing is ordered.');
  ask(talk, { kind: 'help' }, 'Is there anything else?');
}

export function readOrder(talk: Talk): void {
  const { state, menu } = talk;
  const asked = state.topic === null ? undefined : menu.family(state.topic);
  const { words } = talk.heard;
  // 'What have I got so far', behind what something costs
  const ofOrder = asksOwnOrder(words);
  if (asksHowMany(words) && state.lines.length > 0) {
    const many = state.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    talk.say.push(`That's ${count(many)} ${many === 1 ? 'thing' : 'things'}.`);
  } else if (asked && !(ofOrder && state.lines.length === 0) && (state.lines.length === 0 || talk.say.length > 0))
    return void talk.say.push(`${priceWords(asked, null)}.`);
  if (state.lines.length === 0 && !state.placed && /\bhow much\b/.test(words.join(' ')))
    return ask(talk, { kind: 'what' }, 'Which dish do you mean?');
  if (state.lines.length === 0) return void talk.say.push(state.placed ?? "There's nothing on your order yet.");
  // The till takes no order of which something is still to be chosen.
  if (state.lines.every((line) => line.variantId !== null) && openChoice(talk) === null) return askPrice(talk);
  const costs = state.lines.flatMap(({ family: key, ...line }) => {
    const family = menu.family(key);
    return family ? costOf({ ...line, family }) : [];
  });
  const sum = costs.reduce((total, { cents }) => total + cents, 0);
  const comesTo = costs.some(({ isLeast }) => isLeast) ? `at least ${money(sum)}` : totalWords(talk, sum);
  talk.say.push(`So far I have ${lineList(state.lines.map((line) => lineWords(line, menu)))}, ${comesTo}.`);
  talk.touched.clear();
}

/** 'That's not right': of nothing, there is nothing to change. */
export function changeSomething(talk: Talk): void {
  const { lines, unclear } = talk.state;
  if (lines.length > 0 || unclear.length > 0) return ask(talk, { kind: 'change' }, 'What should I change?');
  talk.say.push(NOT_THAT);
}

/** The read-back may come: nothing more is to be added. */
export function placeNow(talk: Talk): void {
  if (!canOrder(talk)) return;
  if (talk.state.lines.length > 0) talk.state.finishing = true;
}

export function whichSizes(talk: Talk): void {
  const { asked, focus, topic } = talk.state;
  const line = asked.kind === 'size' ? lineById(talk, asked.line) : lineById(talk, focus);
  const family = talk.menu.family(line?.family ?? topic ?? '');
  if (!family) return void (talk.understood = false);
  const sizes = sizeNames(family);
  if (sizes.length < 2) return void talk.say.push(`The ${family.name} comes in one size.`);
  talk.say.push(`${priceWords(family, null)}.`);
}

export function takeName(talk: Talk, said: string): void {
  const name = talk.heard.caller.name ?? readName(said);
  if (!name) return void (talk.understood = false);
  talk.state.name = name;
  talk.state.readBack = false;
  if (passOnRename(talk)) return;
  if (!talk.state.finishing) talk.say.push(`Thanks, ${name}.`);
}

/** 'What name did you put?' */
export function tellName({ state, say }: Talk): void {
  say.push(state.name === null ? "I don't have a name yet." : `I have it under ${state.name}.`);
}

export function repeat(talk: Talk, slower: boolean): void {
  const { lastReply, question, asked } = talk.state;
  if (slower) talk.say.push('Sure.');
  if (lastReply) talk.say.push(lastReply);
  ask(talk, asked, question || "I didn't say anything yet. How can I help?");
}

export function thanks(talk: Talk): void {
  const { state } = talk;
  const only = talk.heard.acts.every((act) => act.kind === 'thanks' || act.kind === 'okay');
  if (!only || state.finishing) return;
  if (state.lines.length > 0) return;
  talk.say.push("You're welcome.");
  if (!state.placed && !state.booked) return;
  talk.say.push('Goodbye.');
  talk.end = 'goodbye';
}

const BESIDE_A_GOODBYE = new Set<Act['kind']>(['goodbye', 'thanks', 'okay', 'greeting', 'done', 'fine', 'no', 'yes']);

/** Nobody leaves thinking that an order is in when it is not. */
export function goodbye(talk: Talk): void {
  const { state, heard } = talk;
  // 'Hi' is heard as 'bye': who goes on to ask does not leave.
  const more = heard.acts.some(({ kind }) => !BESIDE_A_GOODBYE.has(kind));
  if (heard.asking && (more || heard.leftover.length > 0)) return void (talk.understood = more);
  if (state.lines.length > 0 && state.asked.kind !== 'finish') {
    // 'Cheers, that's the lot'
    if (heard.acts.some(({ kind }) => kind === 'done')) return void (state.finishing = true);
    return ask(talk, { kind: 'finish' }, "Your order isn't placed yet. Shall I finish it?");
  }
  // Whoever was only offered a message, and goes, wants none; nor does who asks something on leaving.
  const isOffered = state.asked.kind === 'message?' || (talk.ask?.asked.kind === 'message?' && heard.onlyAsking);
  if (isOffered && !state.owed) dropMessage(state);
  if (state.message && state.lines.length === 0) return void leaveNow(talk);
  if (state.lines.length > 0) talk.say.push("Okay, I haven't placed anything.");
  clearOrder(state);
  talk.say.push(`Thanks for calling ${talk.facts.businessName}. Goodbye.`);
  talk.end = 'goodbye';
}
