import { hear } from '../decide/hear.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';
import { hasSomebody, isOfEveryday } from '../heard/danger.ts';
import type { Proposal } from '../heard/intent/model.ts';
import { isThat } from '../heard/reference.ts';
import { type Act, isUnexplained } from '../understand/acts.ts';
import { intentOf, isOurs } from './booking/intent.ts';
import { TOPICS } from './list.ts';
import type { Topic } from './topic.ts';

/** Nothing else is waited for: whatever is said may be about anything. */
const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);
/** Whatever is said is the answer. */
const DICTATED = new Set<Asked['kind']>(['message-text', 'voicemail', 'allergy']);
/** A question in the middle of another one must be plain. */
const PLAIN = { sure: 0.85, words: 3 } as const;
/** A dish was named or an appointment spoken of: it is about that, unless it is very much about something else. */
const PAST_FIRM = 0.95;
const PAST_DISHES = 0.85;
/** What half-heard words are easily taken for. */
const EASILY_HEARD = new Set(['other', 'stop', 'spam', 'unsure', 'wait', 'goodbye', 'there']);
/** 'She's spayed already, does that matter?': who asks something has not done with it. */
const ENDS = new Set(['stop', 'goodbye', 'no', 'thanks']);
/** What names something of the menu is hardly about these. */
const NO_FOOD = new Set(['robot', 'name', 'language', 'spam', 'wrong-number', 'jobs', 'pets', 'how-are-you']);
const NEVER = Number.POSITIVE_INFINITY;
/** All of it was read as something. */
const PAST_READ = 0.8;
/** A part of a sentence stands alone only when it is this clear. */
const CLAUSE = 0.8;
/** One of several that all stand alone may be less so. */
const AMONG = 0.6;
/** Where the rules read nothing, the likeliest is better than nothing from here on. */
const LIKELY = 0.4;
const PLAINLY = 0.55;
const HALF_SURE = 0.65;
const NEARLY_SURE = 0.85;
const SURE_ENOUGH = 0.9;
/** What is begun by it must be plainer; an alarm no guess raises that was not sure enough to go before everything. */
const MARKED: Readonly<Record<string, number>> = { emergency: SURE_ENOUGH, 'self-harm': HALF_SURE, book: PLAINLY };

const BY_INTENT = new Map(TOPICS.map((topic) => [topic.intent, topic]));

/** Takes what is about neither a dish nor an appointment. True when that was all; what else was said is left in `heard`. */
export function takeRemarks(talk: Talk): boolean {
  const { heard, state } = talk;
  if (isDictated(state.asked) || heard.consent === 'yes' || (state.booking && heard.appointment.forget)) return false;
  const meant = heard.clauses.find((part) => part.asking && part.intent === 'wrong-number' && part.sure > NEARLY_SURE);
  const others = heard.clauses.filter((part) => part.intent !== 'wrong-number' && part.text.includes(' '));
  if (meant && others.length > 0) {
    // 'Is this the animal hospital? I need a refill': who this is, then the rest.
    talk.say.push(`This is ${talk.facts.businessName}.`);
    talk.heard = hear(others.map(({ text }) => text).join(', '), talk.facts, talk.menu);
    return takeRemarks(talk);
  }
  // 'I can't do five, five thirty' is all about one thing.
  const changing = talk.facts.bookingEnabled && /^(?:move|cancel)$/.test(intentOf(talk) ?? '');
  const several = changing ? [] : clausesOf(talk);
  if (several.length > 1 && (heard.asking || heard.acts.length === 0) && several.every(({ topic }) => topic))
    return answerAll(
      talk,
      several.flatMap(({ topic }) => topic ?? []),
    );
  const whole = goesBefore(talk, besideDetails(heard) ?? plainPart(heard) ?? heard.remark);
  if (whole) return answerAll(talk, [whole]);
  const rest = several.filter(({ topic, asking, plain }) => !(topic && asking && plain));
  if (rest.length === several.length || rest.length === 0) return false;
  const asked = several.flatMap(({ topic, asking, plain }) => (asking && plain && topic) || []);
  answerAll(talk, asked);
  // As it was said: 'my sister and I' is no list.
  const without = several.reduce(
    (text, part) => (rest.includes(part) ? text : text.replace(part.text, ' ')),
    heard.text,
  );
  talk.heard = hear(without, talk.facts, talk.menu);
  return false;
}

/** 'Are my glasses ready, the name is Whitfield': what is asked beside who asks it. */
function besideDetails({ caller, clauses }: Talk['heard']): Proposal | null {
  const { name } = caller;
  if (!name || clauses.length < 2) return null;
  const others = clauses.filter(({ text }) => !text.toLowerCase().includes('name') && text.trim() !== '');
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** 'Is my bike ready, it's the green Trek': where the whole says little, its one plain question does. */
function plainPart({ remark, clauses, asksFor }: Talk['heard']): Proposal | null {
  // 'I'm paying cash, is that okay?': what it is about stands before it.
  const told = clauses.filter(
    ({ asking, intent, sure }) => !asking && sure >= NEARLY_SURE && BY_INTENT.get(intent)?.beside,
  );
  if (asksFor.behind && told.length === 1) return told[0] ?? null;
  const plain = clauses.filter(({ asking, intent, sure }) => asking && sure >= CLAUSE && !COURTESY.has(intent));
  return remark.intent === 'other' && remark.sure <= AMONG && plain.length === 1 ? (plain[0] ?? null) : null;
}

const isDictated = (asked: Asked): boolean =>
  DICTATED.has(asked.kind) || (asked.kind === 'booking' && asked.part === 'about');

/** Where nothing else was read in it: what it most likely is. False when even that is unclear. */
export function takeLikely(talk: Talk): boolean {
  const { heard, state } = talk;
  // 'Perfect, thanks' is no yes where nothing was asked.
  const agrees = heard.consent === 'yes' && heard.remark.intent !== 'thanks';
  const whole = BY_INTENT.get(agrees ? 'yes' : heard.remark.intent);
  const part = heard.clauses.find(({ asking, intent, sure }) => asking && sure >= CLAUSE && !COURTESY.has(intent));
  const isWhole =
    whole !== undefined && whole.intent !== 'other' && heard.remark.sure >= LIKELY && !isOfNobody(whole, heard.words);
  const topic = isWhole ? whole : BY_INTENT.get(part?.intent ?? '');
  const sure = isWhole ? heard.remark.sure : (part?.sure ?? 0);
  // What is no business of a shop may as well be badly heard: it is asked for again.
  if (
    !topic ||
    topic.intent === 'other' ||
    (ENDS.has(topic.intent) && heard.asksFor.behind) ||
    talk.touched.size > 0 ||
    !OPEN.has(state.asked.kind) ||
    sure < (MARKED[topic.intent] ?? LIKELY)
  )
    return false;
  return answerAll(talk, [topic]);
}

/** 'Four would be better' has nobody in it who could despair. */
const isOfNobody = ({ intent }: Topic, words: readonly string[]): boolean =>
  intent === 'self-harm' && (!hasSomebody(words) || isOfEveryday(words));

function answerAll(talk: Talk, topics: readonly Topic[]): true {
  for (const topic of TOPICS) if (topics.includes(topic)) topic.take(talk);
  return true;
}

/** The parts of the sentence, with those that are questions beside everything else. */
function clausesOf({ heard, state }: Talk): { text: string; asking: boolean; plain: boolean; topic: Topic | null }[] {
  if (!OPEN.has(state.asked.kind) || heard.acts.some(({ kind }) => SAFE.has(kind))) return [];
  const parts = heard.clauses.filter(({ text }) => text.includes(' '));
  // 'Do you have anything around ten' asks for a time, and for no price.
  const isOfTime = (heard.when.day !== null || heard.when.time !== null) && heard.appointment.wants !== null;
  return parts.map(({ text, asking, intent, sure }) => {
    const topic = intent === 'prices' && isOfTime ? undefined : BY_INTENT.get(intent);
    return { text, asking, topic: topic?.beside && sure >= AMONG ? topic : null, plain: sure >= CLAUSE };
  });
}

/** The topic of the whole sentence, when it goes before everything that the rules would read in it. */
function goesBefore(talk: Talk, { intent, sure }: Proposal): Topic | null {
  const topic = BY_INTENT.get(intent);
  if (topic?.before === undefined || topic.before === null || sure < topic.before) return null;
  const { heard, state } = talk;
  // 'What else do you have?', of times.
  const { shift, otherDay, pick } = heard.when;
  if (state.asked.kind === 'booking' && (otherDay || (shift ?? pick) !== null)) return null;
  if (topic.intent === 'other' && (heard.words.length < PLAIN.words || isBooked(talk))) return null;
  // 'I need a birthday cake', of a shop that has cakes, is its business.
  const isOurs = heard.acts.some((act) => act.kind === 'unknown-item' && act.category !== null);
  if (topic.intent === 'other' && isOurs && heard.wanting && !heard.asking) return null;
  if (ENDS.has(topic.intent) && heard.asksFor.behind) return null;
  // 'Sure, his name is Tyler', to the offer of a message
  const takesOffer =
    state.asked.kind === 'message?' && heard.acts.some(({ kind }) => kind === 'yes' || kind === 'name');
  if (topic.intent === 'other' && takesOffer && !heard.asking) return null;
  // 'Great, so Wednesday then'
  if (talk.facts.bookingEnabled && COURTESY.has(topic.intent) && topic.intent !== 'other' && heard.when.day)
    return null;
  if (
    !OPEN.has(state.asked.kind) &&
    !(topic.beside && heard.asking && sure >= PLAIN.sure && heard.words.length >= PLAIN.words)
  )
    return null;
  if (topic.intent === 'other' && state.lines.length > 0 && (!heard.asking || heard.request)) return null;
  // 'Deliver it to 12 Oak Street' asks nothing.
  if (topic.intent === 'delivery' && heard.caller.address && !heard.asking) return null;
  const vague = topic.beside && sure >= PLAIN.sure && isUnexplained(heard);
  if (state.lines.length > 0 && heard.acts.some((act) => CHANGES.has(act.kind) && !(vague && isVague(act))))
    return null;
  return sure < neededPast(talk, topic) ? null : topic;
}

/** 'Can I book a tattoo with Ruby', of whom the owner wrote */
const isBooked = (talk: Talk): boolean => talk.facts.bookingEnabled && isOurs(talk) && intentOf(talk) === 'book';

/** A change of nothing in particular: a number, a size or a note without a dish. */
const isVague = (act: Act): boolean =>
  act.kind === 'special' || (act.kind === 'amend' && isThat(act.target)) || (act.kind === 'note' && isThat(act.on));

/** How sure it must be for what the rules have read: much of it is right, and of what they read in part some. */
function neededPast(talk: Talk, { intent }: Topic): number {
  const { acts, leftover, asking } = talk.heard;
  const appointment = talk.facts.bookingEnabled ? intentOf(talk) : null;
  if ((intent !== 'robot' && acts.some(({ kind }) => SAFE.has(kind))) || (appointment && appointment !== 'book'))
    return NEVER;
  if (leftover.length === 0 && acts.some(({ kind }) => kind === 'cancel-order')) return NEVER;
  // An order that was read whole, and is no question, is one.
  if (!asking && acts.some((act) => act.kind === 'add' && act.wish.whole)) return NEVER;
  if (intent === 'other' && (isForSomebody(talk) || (appointment && !asking && !talk.facts.orderingEnabled)))
    return NEVER;
  // What is in a dish that was named is told of that dish.
  if (intent === 'diet' && acts.some((act) => act.kind === 'ask-item' && act.item?.exact)) return NEVER;
  // Of an order that stands, what names a dish is about that, however strange: it may be misheard.
  if (talk.heard.onMenu && intent === 'other')
    return talk.state.lines.length > 0 || (!asking && acts.some(isFirm)) ? NEVER : PAST_FIRM;
  if (talk.heard.onMenu && NO_FOOD.has(intent)) return PAST_DISHES;
  if (EASILY_HEARD.has(intent) && leftover.length === 0 && acts.some(({ kind }) => kind === 'name')) return NEVER;
  if (acts.some(isFirm) || (appointment && talk.facts.orderingEnabled))
    return EASILY_HEARD.has(intent) ? PAST_FIRM : PAST_DISHES;
  // 'Do you have anything before work tomorrow?'
  if (appointment && talk.heard.appointment.wants === 'free' && talk.heard.when.day && intent !== 'hours') return NEVER;
  // 'We're a bridal party, and we need blowouts on Friday. Can you do that?'
  const wished = talk.heard.clauses.some((part) => !part.asking && part.intent === 'book' && part.sure >= CLAUSE);
  if (appointment && wished && talk.heard.when.day) return NEVER;
  // 'For a cleaning on the 13th, 4 pm'
  if (appointment && !asking && talk.heard.when.day && talk.heard.when.time) return NEVER;
  if (appointment) return PAST_READ;
  return acts.length > 0 && leftover.length === 0 && !acts.every(({ kind }) => WEAK.has(kind)) ? PAST_READ : 0;
}

/** What is for the owner's ears, or a part that is plain by itself, is not waved away. */
function isForSomebody({ heard: { forSomebody, clauses } }: Talk): boolean {
  const plain = clauses.some(({ intent, sure }) => !COURTESY.has(intent) && sure >= CLAUSE);
  return forSomebody === 'complaint' || (clauses.length > 1 && plain);
}
const COURTESY = new Set([
  'other',
  'greeting',
  'how-are-you',
  'thanks',
  'wait',
  'yes',
  'no',
  'goodbye',
  'unsure',
  'stop',
]);

/** Changes to an order that stands. */
const CHANGES = new Set<Act['kind']>([
  ...(['add', 'amend', 'split', 'replace', 'correct', 'remove'] as const),
  ...([
    'without',
    'note',
    'special',
    'undo',
    'keep',
    'take-it',
    'cancel-order',
    'start-over',
    'place-order',
    'done',
  ] as const),
]);

/** Somebody's health, and wishes for a person or a word passed on. */
const SAFE = new Set<Act['kind']>([
  'allergy',
  'person',
  'leave-message',
  'angry',
  'urgent',
  'introduction',
  'spanish',
  'earlier-order',
]);
/** Dishes and appointments, and what was read for certain. */
const FIRM = new Set<Act['kind']>([
  ...(['add', 'want-category', 'ask-item', 'ask-category', 'booking', 'hours', 'take-it'] as const),
  ...(['undo', 'try-again', 'free'] as const),
]);
/** A dish that was half heard is none. */
const isFirm = (act: Act): boolean =>
  FIRM.has(act.kind) &&
  !(act.kind === 'add' && act.wish.item.sure === 'likely') &&
  !(act.kind === 'ask-item' && act.item?.sure === 'likely');

/** Readings that fit almost anything. */
const WEAK = new Set<Act['kind']>([
  'add',
  'ask-item',
  'unknown-item',
  'quantity',
  'name',
  'note',
  'special',
  'ask-with',
  'greeting',
  'no',
]);
