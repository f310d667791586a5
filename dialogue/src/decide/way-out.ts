import { addressIn, namesPlace, withUnit } from '../heard/address.ts';
import { NO_DELIVERY } from '../say/answers.ts';
import { capital } from '../say/wording.ts';
import { wantedWords } from '../topics/later.ts';
import { FUNCTION_WORDS } from '../understand/words.ts';
import { closesWithin, opensNext } from './answers/hours.ts';
import { PRICED, sayFromNotes } from './answers/knowledge.ts';
import { sentencesOf } from './answers/owners-sentences.ts';
import { ask, type Talk } from './talk.ts';

/** How an order reaches its customer: fetched, or brought to an address. */

export const WAY = {
  delivery: /\b(deliver\w*|bring it|brought)\b/,
  pickup:
    /\b(pick ?up|pick it up|picking up|take ?out|takeaway|carry ?out|collect|to go|pickin up|com(e|ing) (and |to |by and )?get (it|that|them|my)|come (and|to) (get|take)|(i'?ll|we'?ll|gonna|going to) (come|swing|stop|drop) by|(come|go|swing|stop|drop|run|walk|drive|pop|be)( on)? (by|over|in|down|out)( there)?( and| to)? (grab|get|fetch|for) (it|that|them|my|the (order|food))|(grab|fetch|get) (it|that|them)( all)? (myself|ourselves|in person|on (my|his|her|the) way))\b/,
} as const;

/** Where the setting knows no delivery, what the owner wrote does: 'we deliver within four miles'. */
export const delivers = ({ facts }: Talk): boolean =>
  facts.delivery || facts.notes.some((note) => sentencesOf(note).some(({ text }) => BRINGS.test(text)));
const BRINGS =
  /^(?!.*\b(?:(?:no|not|never|no longer|stopped) (?:for )?deliver(?:y|ing)?(?! (?:fee|charge|minimum|under|below|for (?:less|orders)|less|beyond|outside|past|before|after|on|over|more)\b)|not (?:on|for) deliver|(?:don't|do not|can't|cannot|not|never) (?:\w+ )?deliver(?! (?:under|below|for (?:less|orders)|less|beyond|outside|past|before|after|on|over|more|to)\b)|closed|(?:pickup|take ?out|carry ?out) only|only (?:pickup|take ?out|carry ?out)|only deliver(?! (?:in|within|north|south|east|west|below|above|between|around|near|as far|after|before|until|from|on|to|up to|over|above|from|orders)\b)|doordash|uber ?eats|grubhub)\b).*(?:\bwe (?:\w+ )?deliver\b|\bdelivery (?:is|fee|costs?|charge|takes|within|minimum|area|radius|zone|starts?|from|over|on orders|available|to|in|\$)|\bfree delivery\b|\bwe (?:offer|do|have) (?:\w+ )?delivery\b|^(?:\S+ |we stop )?deliver(?:y|ies|ing)\b.*(?:\d|\bnoon\b|\bdollars?\b)|(?:\$|\bminimum\b|\bfees?\b|\bcharges?\b).*\bdeliver)/i;

/** 'Pickup, the name's Priya', 'bring it to 410 Union Street': said with anything else, at any time. */
export function hearWay(talk: Talk): void {
  const { state, facts, heard, turn } = talk;
  if (!facts.orderingEnabled || state.asked.kind.startsWith('message')) return;
  const { address, unit } = heard.caller;
  if (!delivers(talk) && (address || wayIn(turn.text) !== 'pickup')) return refuseDelivery(talk);
  if (unit && state.address && state.asked.kind !== 'address') {
    state.address = withUnit(state.address, unit);
    state.readBack = false;
  }
  const way = address ? 'delivery' : wayIn(turn.text);
  // 'Do you deliver?' settles nothing.
  const isAsked = (heard.onlyAsking || heard.asking) && !isWithDish(talk) && !isOrdering(talk);
  if (!way || (!address && isAsked)) return;
  if (way === 'pickup' && !facts.pickup) return;
  if (state.fulfilment !== way || (address && !state.address?.startsWith(address))) state.readBack = false;
  if (way === 'delivery' && state.fulfilment !== way) sayFromNotes(talk, 'how much is delivery', PRICED);
  state.fulfilment = way;
  if (address) state.address = unit ? withUnit(withTown(address, talk), unit) : withTown(address, talk);
}

const TOWN = /^[,\s]+(?<led>(?:over |up |down |out |here )?in )?(?<town>\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u;

/** '48 Maple Avenue, in Millbrook': with the town, where it is led up to, or the owner wrote of it. */
function withTown(address: string, { turn, facts }: Talk): string {
  const behind = turn.text.slice(turn.text.indexOf(address) + address.length);
  const { led, town = '' } = TOWN.exec(behind)?.groups ?? {};
  const [word = ''] = FUNCTION_WORDS.has(town.split(' ')[0] ?? '') ? [] : town.split(' ');
  const isWritten = word !== '' && facts.notes.some(({ text }) => new RegExp(`\\b${capital(word)}\\b`).test(text));
  const isNamed = /^\p{Lu}/u.test(word);
  const isTold = isWritten || (led !== undefined && isNamed);
  return isTold && turn.text.includes(address) ? `${address}, ${isNamed ? town : capital(word)}` : address;
}

/** 'Can I get a medium hawaiian delivered?', 'can I get two of them for pickup' */
const isWithDish = ({ heard: { acts, words } }: Talk): boolean =>
  acts.some(({ kind }) => kind === 'add') &&
  /\b(?:delivered|(?:for|as) (?:a )?(?:delivery|pickup|takeout|takeaway|carry ?out)|to go)\b/.test(words.join(' '));

/** 'Can I put an order in and pick it up at noon?' */
const isOrdering = ({ heard: { acts, remark, when } }: Talk): boolean =>
  acts.some(({ kind }) => kind === 'start-order') || (remark.intent === 'order-ahead' && when.time?.at !== undefined);

/** 'A medium hawaiian delivered', where nobody brings any: told with the dish. */
function refuseDelivery({ heard: { acts, past, words }, turn, say }: Talk): void {
  const isOrder = acts.some(({ kind }) => kind === 'add') && !acts.some(({ kind }) => kind === 'special');
  if ((isOrder || isWayAlone(words)) && !past && wayIn(turn.text) === 'delivery') say.push(NO_DELIVERY);
}

/** 'Pickup', 'it's for delivery', and nothing else. */
export const isWayAlone = (words: readonly string[]): boolean =>
  /^(?:(?:its|thats|it|that|is|for|just|ill|i|will|be|do|doing|okay|oh|yes|yeah|going to|gonna) )*(?:pickup|takeout|carry ?out|to go|delivery|deliver(?:ed)?|picking (?:it |that )?up)(?: it)?(?: please| thanks| thank you)*$/.test(
    words.join(' '),
  );

/**
 * 'That's too long, I'll come and grab it myself', of what was to be brought: it is fetched, and nothing of it is a dish or a
 * question. True when that was all.
 */
export function takeFetchedInstead(talk: Talk): boolean {
  const { state, heard, facts, say } = talk;
  if (state.fulfilment !== 'delivery' || !facts.pickup || state.booking || state.asked.kind.startsWith('message'))
    return false;
  const { acts, caller, when, text } = heard;
  if (wayIn(text) !== 'pickup' || caller.address !== null || (when.day ?? when.time) !== null) return false;
  // 'Is it quicker if I pick it up?' settles nothing.
  if (heard.asking && !INSTEAD.test(text)) return false;
  if (acts.some(({ kind }) => kind === 'add' || kind === 'replace' || kind === 'quantity')) return false;
  Object.assign(state, { fulfilment: 'pickup', readBack: false });
  say.push('Okay, for pickup.');
  talk.understood = true;
  return true;
}
const INSTEAD = /\b(?:instead|after all|rather)\b|^(?:\w+[\s,]+){0,3}(?:can|could) (?:i|we|my \w+) /i;

/** What whoever brings it has to know: 'the buzzer is broken, so call me'. */
export function hearAtDoor({ state, heard, say }: Talk): void {
  if (state.fulfilment !== 'delivery' || heard.request) return;
  for (const { text } of heard.clauses) {
    if (!AT_THE_DOOR.test(text) || state.special.includes(text)) continue;
    state.special.push(text);
    state.readBack = false;
    say.push(`Okay, I'll note: ${text}.`);
  }
}
const AT_THE_DOOR =
  /\b(?:buzzer|(?:door ?)?bell(?! peppers?\b)|ring (?:twice|once|me)|gate code|doorman|front desk|lobby|(?:the|back|side|front) (?:\w+ )?(?:door|house|entrance|gate)|knock|leave (?:it|them) (?:at|by|with|outside|on)|call (?:me )?when you)\b/i;

/** Takes an answer to one of the two questions. True when it was one. */
export function takeWayOut(talk: Talk): boolean {
  const { asked } = talk.state;
  const text = talk.turn.text.trim();
  if (asked.kind === 'fulfilment') {
    const way = addressIn(text) ? 'delivery' : wayIn(text);
    const isKnown = talk.state.address !== null && text.includes(talk.state.address.split(',')[0] ?? text);
    // 'Shall I make it for pickup?' 'Yes.'
    const isAgreed = talk.state.fulfilment === 'delivery' && talk.heard.consent === 'yes';
    const taken = way ?? (isAgreed ? 'pickup' : null);
    if (taken === null) return false;
    // It came to too little to be brought.
    if (taken === 'pickup' && talk.state.fulfilment === 'delivery') {
      talk.state.finishing = true;
      talk.say.push('Okay, for pickup.');
    }
    talk.state.fulfilment = taken;
    if (way === 'delivery' && !isKnown) talk.state.address = addressIn(text) ?? talk.state.address;
    return true;
  }
  if (asked.kind !== 'address') return false;
  if (talk.heard.caller.address) return true;
  if (wayIn(text) === 'pickup' && talk.facts.pickup) {
    talk.state.fulfilment = 'pickup';
    return true;
  }
  const isTold = namesPlace(text) || /\d/.test(talk.heard.words.join(' '));
  if (!isTold && !/\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text))
    return takeStreet(talk, text.replace(BEFORE_ADDRESS, ''));
  const given = text.replace(BEFORE_ADDRESS, '').replace(/[\s.]+$/, '');
  const street = talk.state.street;
  talk.state.fulfilment = 'delivery';
  talk.state.address = (street ? `${given.replace(/^(?:number|no)\s+/i, '')} ${street}` : given).slice(0, 300);
  return true;
}

const BEFORE_ADDRESS = /^(?:(?:it'?s|to|at|the address is|my address is|uh|um|oh|on)[\s,]+)+/i;
const STREET = /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|place|court|way|square|terrace)\b/i;

/** 'Oak Avenue': the number is asked for. */
function takeStreet(talk: Talk, said: string): boolean {
  if (!STREET.test(said)) return false;
  talk.state.street = said.replace(/[\s.]+$/, '').slice(0, 200);
  ask(talk, { kind: 'address' }, 'And what is the number?');
  return true;
}

const NOT_BROUGHT =
  /\b(?:forget|skip|no|never ?mind|scratch|cancel|without|instead of|rather than)(?: about)?(?: the)? delivery\b(?! (?:fee|charge))/;

/** Whether it is fetched or brought, where a note says so; null where it says neither. */
export function wayIn(text: string): 'pickup' | 'delivery' | null {
  const said = text.toLowerCase();
  if (NOT_BROUGHT.test(said)) return 'pickup';
  if (WAY.delivery.test(said)) return 'delivery';
  return WAY.pickup.test(said) ? 'pickup' : null;
}

/** How long an order takes now; null when the owner promises nothing and the kitchen is not busy. */
export function timeWords(talk: Talk): string | null {
  const { facts, state } = talk;
  const { readyMinutes, busyMinutes } = facts;
  const wanted = wantedWords(talk);
  if (wanted) return `It's for ${wanted}.`;
  const opens = opensNext(facts);
  if (opens) return `We're closed now, so it's for ${opens}, when we open.`;
  if (readyMinutes !== null) {
    const minutes = readyMinutes + busyMinutes;
    const closes = closesWithin(facts, minutes);
    const after = closes ? `, after we close ${closes}` : '';
    return state.fulfilment === 'delivery'
      ? `It should be with you in about ${minutes} minutes${after}.`
      : `It takes about ${minutes} minutes${after}.`;
  }
  return busyMinutes > 0 ? `We're busy right now: please allow about ${busyMinutes} minutes more than usual.` : null;
}
