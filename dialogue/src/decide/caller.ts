import { addressIn, withNumber } from '../heard/address.ts';
import { namesAnimal } from '../heard/danger.ts';
import { isFirstName } from '../heard/first-names.ts';
import { isPlainWord } from '../heard/intent/remarks.ts';
import { I_PASS_ON } from '../say/answers.ts';
import { numberWords } from '../say/wording.ts';
import { readName } from '../understand/names.ts';
import { literal, tokenise } from '../understand/words.ts';
import { keepPieceBehind } from './details.ts';
import { takeAsides } from './message/asides.ts';
import { keepWords, nextOfMessage, passOnRename } from './message/message.ts';
import { noAllergy } from './order/allergens.ts';
import type { State } from './state.ts';
import { ask, type Talk } from './talk.ts';
import { hearAtDoor, hearWay, isWayAlone } from './way-out.ts';

/** What callers say of themselves is kept wherever it is said, and never asked for again. */

/** Questions to which another name than the one that is known may come. */
const RENAMES = /^(?:name|name-is|message-name|confirm|change)$/;

/** True when something was told. */
export function keepDetails(talk: Talk): boolean {
  // The name of somebody here is the answer.
  if (talk.state.asked.kind === 'booking' && talk.state.asked.part === 'person') return false;
  const bare = talk.heard.caller.name === null ? bareName(talk) : null;
  if (bare) talk.heard = { ...talk.heard, caller: { ...talk.heard.caller, name: bare, alone: true } };
  const place = placeIn(talk);
  if (place) talk.heard = { ...talk.heard, caller: { ...talk.heard.caller, name: null } };
  const { state, heard, facts } = talk;
  const { name, phone, address, unit, here } = heard.caller;
  hearWay(talk);
  if (place && state.address && !state.address.includes(place)) state.address = `${place}, ${state.address}`;
  hearAtDoor(talk);
  if (phone) Object.assign(state, { phone, digits: '', elsewhere: false });
  if (address) keepAddress(talk, address);
  const renumbered = renumber(talk);
  if (here) Object.assign(state, { phoneRefused: !facts.callerPhone, elsewhere: false });
  if (name && renames(talk, name)) {
    const isSpelled = heard.renamed?.spelled || heard.spelled !== null;
    state.name = corrected(state.name ?? (isSpelled ? facts.callerName : null), name);
    state.readBack = false;
  }
  const isWay = isWayAlone(heard.words) && facts.orderingEnabled;
  if (isWay) talk.heard = { ...heard, caller: { ...heard.caller, alone: true } };
  return (name ?? phone ?? address ?? unit) !== null || here || isWay || renumbered;
}

/** Whoever comes to them must know where; 'no wait, 42 Elm Street' takes the place of the one before. */
function keepAddress({ state: { booking }, heard }: Talk, address: string): void {
  if (booking?.doing !== 'book' || booking.beside.some((one) => one.includes(address))) return;
  const at = booking.beside.findIndex((one) => addressIn(one) !== null);
  const before = booking.beside[at];
  if (before) booking.beside[at] = before.replace(addressIn(before) ?? '', address);
  else {
    const told = heard.clauses.find(({ text }) => text.includes(address))?.text ?? address;
    const { unit } = heard.caller;
    booking.beside.push(unit && !told.includes(unit) ? `${told}, ${unit}` : told);
  }
}

/** 'No, 24, not 42', of the address that was told. True when it was put right. */
function renumber({ state, heard }: Talk): boolean {
  const put = (text: string) => withNumber(text, heard.words) ?? text;
  const before = JSON.stringify([state.address, state.booking?.beside]);
  if (state.address) state.address = put(state.address);
  if (state.booking) state.booking.beside = state.booking.beside.map(put);
  const isChanged = JSON.stringify([state.address, state.booking?.beside]) !== before;
  if (isChanged) state.readBack = false;
  return isChanged;
}

/** 'It's Methodist, 506 Sixth Street': what stands before an address, where nobody asked for a name, is a place. */
function placeIn({ state: { asked }, heard: { caller }, turn }: Talk): string | null {
  const { name, address } = caller;
  const part = asked.kind === 'booking' ? asked.part : asked.kind;
  if (!name || !address || RENAMES.test(part) || isFirstName(name.split(' ')[0] ?? '') || TITLED.test(name))
    return null;
  const [before = ''] = turn.text.split(address);
  return LEADS_TO_PLACE.test(before) && before.replace(/[,\s]+$/, '').endsWith(name) ? name : null;
}
const TITLED = /^(?:Mr|Mrs|Ms|Miss|Dr)\b/;
const LEADS_TO_PLACE = /\b(?:it'?s|it is|that'?s|its|that is|to|at|goes to)\s+(?:the )?[^,]+,?\s*$/i;

/** 'Gus', where an order or an appointment is made that has no name yet. */
function bareName({ state, heard, turn, facts }: Talk): string | null {
  const words = turn.text
    .replace(/[.!]+$/, '')
    .trim()
    .split(/\s+/);
  // 'Gunderson' is nothing else, however it is written.
  const isAside = isIdle({ state, facts }) && (state.asides ?? []).length > 0;
  const isPart = (word: string) =>
    (isAside ? /^\p{L}[\p{L}'-]+$/u : /^\p{Lu}[\p{L}'-]+$/u).test(word) && (isFirstName(word) || !isPlainWord(word));
  const isName = words.length < 4 && words.every(isPart);
  const { asked, lines, booking } = state;
  const isOpen =
    lines.length > 0 ||
    isAside ||
    (booking?.doing === 'book' && !heard.when.alone && heard.visit.answered.length === 0);
  if (!isName || heard.onMenu || !isOpen || state.name !== null || asked.kind === 'address') return null;
  return heard.acts.every(({ kind }) => kind === 'unknown-item' || kind === 'name') ? readName(turn.text) : null;
}

/** 'Achebe, A C H E B E' is the second half of what was heard. */
function corrected(before: string | null, name: string): string {
  const words = before?.split(' ') ?? [];
  // 'Milo, with one L'
  if (before && words.some((word) => word.toLowerCase() === name.toLowerCase())) return before;
  const at = words.findIndex((word) => word[0] === name[0]);
  return words.length > 1 && !name.includes(' ') && at > 0 ? words.with(at, name).join(' ') : name;
}

const KIN_OF =
  /\b(?:i'?m|i am|this is) (?:his|her|their|the) (?:mom|mother|dad|father|wife|husband|parent|grandma|grandmother|grandpa|grandfather|sister|brother|son|daughter|aunt|uncle|caregiver|nurse)\b[^.;!?]*/i;

/** 'That's the dog's name, I'm Carla': whose the first one was stands beside. */
function keepWhose(before: string, { state: { booking }, heard }: Talk): true {
  const whose = /\b(?:thats|its|that is) (?:the|my|his|her) (\w+?)s? name\b/.exec(heard.words.join(' '))?.[1];
  if (whose && booking) booking.beside.push(`${whose}: ${before}`);
  // 'For my daughter Lucy', and who calls is Karen
  const whom =
    booking && new RegExp(`\\bfor (?:my|our) (?:[^\\s.,;!?]+ ){1,2}${literal(before)}`, 'i').exec(booking.words)?.[0];
  if (whom && !booking.beside.includes(whom)) booking.beside.push(whom);
  return true;
}

function renames(talk: Talk, name: string): boolean {
  const { state, heard } = talk;
  const { asked, booking } = state;
  if (booking?.whom) {
    if (asked.kind === 'booking' && RENAMES.test(asked.part)) booking.name = name;
    return false;
  }
  // 'Yes, and the other one right after for Owen'
  const { another, beside, theirName } = heard.appointment;
  // 'His name's Max', where one is for the caller and one for a son
  const isTheirs = booking?.second?.whom !== null && theirName !== null && !heard.caller.own;
  if (booking?.second && (another || beside !== null || isTheirs)) {
    booking.second = { ...booking.second, name };
    return false;
  }
  const part = asked.kind === 'booking' ? asked.part : asked.kind;
  const kin = KIN_OF.exec(talk.turn.text)?.[0];
  if (kin && booking && state.name !== null) {
    // 'Owen Price. I'm his mom, Dana': it is for him.
    if (!booking.beside.includes(kin)) booking.beside.push(kin);
    return false;
  }
  // 'Yes, book it, his name's Biscuit': of the one who is seen, and not of who calls.
  const isSeen = heard.consent === 'yes' || namesAnimal(tokenise(booking?.words ?? ''));
  if (theirName !== null && booking && state.name !== null && state.name !== name && !heard.caller.own && isSeen) {
    const told = heard.clauses.find(({ text }) => text.includes(theirName))?.text ?? theirName;
    if (!booking.beside.includes(told)) booking.beside.push(told);
    return false;
  }
  if (heard.caller.own && booking && state.name !== null && state.name !== name) return keepWhose(state.name, talk);
  // 'His name's Ollie', and later 'it's Meg': whose the first one was stands beside.
  const { name: before } = state;
  const wasTheirs =
    before !== null && booking?.beside.some((one) => /\b(?:his|her) name\b/i.test(one) && one.includes(before));
  if (wasTheirs && heard.appointment.theirName === null) return true;
  // 'It's Joan. Joan Baker': told twice, the longer one is it.
  const isFuller = before !== null && name.startsWith(`${before} `);
  return state.name === null || isFuller || RENAMES.test(part) || heard.acts.some(({ kind }) => kind === 'name');
}

/** Nothing else was said: it is thanked for, and the question goes on from it. False where it is part of more. */
export function goOnWithDetails(talk: Talk): boolean {
  const { state, heard, say } = talk;
  const { name, phone, address, unit, here } = heard.caller;
  const { asked } = state;
  if (asked.kind === 'voicemail' || asked.kind === 'allergy' || asked.kind === 'message-text') return false;
  if (asked.kind.startsWith('message') && (state.message ?? state.wish) !== null) {
    if (address) keepWords(state, address);
    if (!keepPieceBehind(talk)) nextOfMessage(talk);
    return true;
  }
  if (here && state.left !== null && asked.kind === 'help') {
    talk.say.push('Good, they have that number.');
    return true;
  }
  if (state.left !== null && asked.kind === 'help') return false;
  if (name && passOnRename(talk)) return true;
  // Who they are is told behind what they told, where nothing asked for it: somebody is to see to that.
  if (name && isIdle(talk) && takeAsides(talk)) {
    if (address) keepWords(state, address);
    say.push(I_PASS_ON);
    nextOfMessage(talk);
    return true;
  }
  const known = phone && numberWords(phone);
  const open = asked.kind === 'what' || asked.kind === 'more' || asked.kind === 'help';
  if (known && asked.kind !== 'phone') talk.say.push(`Thanks, I have ${known}.`);
  else if (here || unit) talk.say.push('Okay.');
  else if (name && (asked.kind === 'booking' ? !RENAMES.test(asked.part) : !NAMING.test(asked.kind)))
    talk.say.push(`Thanks, ${name}.`);
  else if (address && say.length === 0 && !open && !ANSWERED.test(asked.kind) && asked.kind !== 'booking')
    talk.say.push('Okay.');
  if (open || asked.kind === 'booking' || ANSWERED.test(asked.kind)) return true;
  ask(talk, asked, state.question);
  return true;
}

const isIdle = ({ state: { asked, booking, booked }, facts }: Pick<Talk, 'state' | 'facts'>): boolean =>
  !facts.orderingEnabled && booking === null && booked === null && (asked.kind === 'what' || asked.kind === 'help');

/** 'For Bo, pickup', and nothing to eat: whoever tells that has ordered. What is still wanted comes to it all the same. */
export function closeWithDetails({ state, heard, facts, ask: asks, tool, end }: Talk, before: State): void {
  const told = (one: State) => JSON.stringify([one.name, one.fulfilment, one.address, one.wanted]);
  const isOrdering =
    facts.orderingEnabled && before.lines.length > 0 && /^(?:more|help|change)$/.test(before.asked.kind);
  const same = JSON.stringify([before.lines, before.unclear]) === JSON.stringify([state.lines, state.unclear]);
  if (isOrdering && same && told(before) !== told(state) && !heard.asking && !asks && !tool && !end)
    state.finishing = true;
}

/** The answer to these is a name, or is read back with it. */
const NAMING = /^(?:name|name-is|confirm|change)$/;

/** Questions of which the next one takes the place. */
const ANSWERED = /^(?:name|name-is|phone|address|confirm|change|fulfilment)$/;

/** 'None' is nobody's name, nor a no to what was read back. True when it was said. */
export function takeNobody(talk: Talk): boolean {
  const { asked, allergyAsked } = talk.state;
  const said = /^(?:name|name-is|confirm)$/.test(asked.kind) && talk.heard.manner.nobody;
  if (said && allergyAsked) noAllergy(talk);
  return said && allergyAsked;
}
