import type { NoteFact } from '../../facts.ts';
import { isDanger } from '../../understand/understand.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { ANY, type KnownAnswer, LIKELY, mayAnswer, notedAnswer, SURE, tell } from './noted.ts';
import { DENIES, IS_DENIAL, OF_NO_KIND, sentencesOf, verbAsked } from './owners-sentences.ts';

/** Words that mean the same when a note is looked for. */
const TOPICS: readonly (readonly string[])[] = [
  ['address', 'located', 'location', 'where', 'wheres', 'corner', 'directions'],
  ['deliver', 'delivery', 'delivering', 'delivered'],
  ['pickup', 'takeout', 'carryout'],
  ['pay', 'card', 'cash', 'credit', 'payment', 'apple', 'venmo', 'debit'],
  ['gift', 'voucher', 'certificate'],
  ['park', 'parking', 'lot', 'garage'],
  ['long', 'ready', 'wait', 'minute', 'busy'],
  ['cater', 'catering', 'party'],
  ['door', 'entrance', 'enter'],
  ['website', 'online', 'web', 'site'],
  ['gluten', 'celiac'],
  [
    'insurance',
    'insurer',
    'insured',
    'delta',
    'cigna',
    'metlife',
    'aetna',
    'medicaid',
    'medicare',
    'humana',
    'vsp',
    'eyemed',
    'kaiser',
    'anthem',
    'guardian',
    'tricare',
    'unitedhealthcare',
    'network',
  ],
  ['reservation', 'reserve', 'booking'],
  ['job', 'hiring', 'apply', 'hire', 'position'],
  ['dog', 'pet', 'animal', 'puppy'],
  ['kid', 'child', 'children', 'baby', 'toddler'],
  ['wheelchair', 'accessible', 'accessibility', 'stair', 'climb', 'elevator', 'step', 'upstairs', 'ramp'],
  ['bird', 'parrot', 'parakeet', 'budgie', 'cockatiel', 'canary'],
  ['reptile', 'snake', 'lizard', 'turtle', 'gecko', 'iguana'],
  ['rain', 'raining', 'drizzling', 'drizzle', 'pouring'],
  ['hair', 'haircut', 'cut', 'trim'],
  ['age', 'old', 'young', 'year'],
  ['bring', 'wear', 'prepare', 'proof', 'require', 'beforehand'],
  ['shot', 'vaccine', 'vaccination', 'vaccinated', 'rabies'],
  ['return', 'refund', 'exchange'],
  ['brand', 'carry', 'stock', 'sell'],
  ['price', 'cost', 'fee', 'rate', 'charge', 'expensive'],
];
const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|fourteen|sixteen|eighteen|twenty one)';
/** What a sentence is about by what it says, without a word for it. */
const TOLD_BY: readonly (readonly [string, RegExp])[] = [
  ['topic:address', /\b\d+ .*\b(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive|square|plaza)\b/],
  [
    'topic:bring',
    /\bneeds? (?:anything|something|to (?:bring|have|wear))\b|\b(?:you|patients?|clients?|guests?) (?:will |must|need|have to)/,
  ],
  [
    'topic:absent',
    /\b(?:missed|no shows?|forgot|(?:dont|do not|doesnt|does not|didnt|cant|not) (?:come|show|turn)(?: up)?)\b/,
  ],
  [
    'topic:worse',
    /\b(?:gets?|getting) (?:any )?worse\b|\bafter hours\b|\bemergenc\w+|\bovernight\b|\bin the (?:middle of the )?night\b/,
  ],
  [
    'topic:arrive',
    /\b(?:arrive|come|be (?:t?here)) (?:\w+ ){1,2}minutes (?:early|before|ahead)\b|\b(?:what time|when|how early) (?:should|do|must) (?:i|we|he|she|they) (?:need to |have to )?(?:be there|get there|arrive|show up)\b/,
  ],
  [
    'topic:area',
    /\b(?:come|go|drive|travel)(?: all the way| out| over)? (?:to|as far as)(?! (?:be|see|get|the (?:door|phone|counter|desk))\b)|\b(?:service|coverage) area\b|\banywhere in\b|\bhouse calls?\b|\bmobile (?:service|unit|van)\b|\b(?:work|serve|service|cover)s? (?:all of|the whole|in)\b|\bwe (?:serve|cover|service) (?!\w+ (?:food|drinks|meals)\b)/,
  ],
  ['topic:new', /\b(?:first (?:visit|appointment|session)|new (?:patients?|clients?|customers?))\b/],
  ['topic:price', /\bhow much (?:is|are|for|does|do|would|will)\b/],
  [
    'topic:diagnostic',
    /\b(?:diagnostics?|diagnos(?:e|is)|service call|(?:just )?to (?:look at|take a look|check|come out|tell (?:me|us) what)|come (?:out|by) (?:and|to) look)\b/,
  ],
  ['topic:return', /\b(?:bring|take|send|give) (?:\w+ ){0,3}back\b/],
  ['topic:long', /\b(?:takes?|about|in|within|an?) .*\b(?:minutes?|hours?|days?|weeks?)\b/],
  [
    'topic:age',
    new RegExp(
      `\\b(?:from|under|over|until|be|least|than)(?: the age of)? ${NUMBER}\\b(?! (?:hours?|minutes?|days?|weeks?|dollars?|am|pm|percent|miles?|of|to|in|oclock)\\b)`,
    ),
  ],
];
/** Too common in questions to show what they are about. */
const WEAK = new Set(
  [
    'much',
    'street',
    'where',
    'take',
    'long',
    'order',
    'pizza',
    'food',
    'offer',
    'minute',
    'walk',
    'sell',
    'serve',
    'carry',
    'list',
    'use',
    'look',
  ].map(stem),
);
/** The least share of a question's words that an answer must have. */
export const ABOUT = 0.34;
/** From this share on something else could be meant as well: as much is asked of the odds. */
const MOSTLY = 0.6;
const oddsOf = (least: number): number => (least < MOSTLY ? LIKELY : SURE);

const MONEY = /\$ ?\d|\b(?:dollars?|bucks|cents)\b/i;
/** A sentence that tells a price, or that there is none. */
export const PRICED = /\$ ?\d|\b(?:dollars?|bucks|cents|free|included)\b/i;

/** A word of a topic tells more of what is asked than one of many others; what is in every second note tells less. */
const LESS: Readonly<Record<string, number>> = {
  'topic:address': 1,
  'topic:pay': 1,
  'topic:hair': 0.5,
  'topic:price': 0.5,
};
const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (LESS[word] ?? (word.startsWith('topic:') ? 1.5 : 1)), 0);

/**
 * The sentence of the owner's memories and files that best answers a question, by the words they share; null when none
 * does. `least` is the share of the question's words that the sentence must have, `only` what must stand in it. Memories that tell the assistant how to behave are not for callers' ears and never read out.
 */
export function fromNotes(
  notes: readonly NoteFact[],
  question: readonly string[],
  least = 0,
  only = ANY,
): KnownAnswer | null {
  const noted = least > 0 ? notedAnswer(notes, question.join(' '), oddsOf(least), only) : null;
  if (noted) return noted;
  const asked = topicWords(question);
  const fits = kindAsked(question);
  const verb = verbAsked(question);
  if (asked.size === 0) return null;
  let best: (KnownAnswer & { score: number }) | null = null;
  for (const note of notes) {
    for (const { about, text } of sentencesOf(note)) {
      if (!only.test(text) || !fits(text)) continue;
      const words = tokenise(about);
      // 'We do not take Medicaid' says nothing of Delta.
      const named = question.filter((word) => !FUNCTION_WORDS.has(word) && !WEAK.has(stem(word)));
      const itself = named.filter((word) => words.some((one) => stem(one) === stem(word))).length;
      if (IS_DENIAL.test(text) && named.length > 0 && itself === 0) continue;
      if (verb && !words.some((one) => stem(one) === stem(verb)) && !tellsWhatIsDone(text, named, words)) continue;
      const said = topicWords(words);
      if (MONEY.test(text)) said.add('topic:price');
      const shared = [...asked].filter((word) => said.has(word));
      const score = shared.reduce((sum, word) => sum + (WEAK.has(word) ? 0.4 : 1), 0) / Math.sqrt(said.size + 1);
      if (weightOf(shared) / weightOf([...asked]) < least) continue;
      if (least > 0 && (isOfElse(asked, shared) || !mayAnswer(question.join(' '), about))) continue;
      const sum = score + itself / 10;
      if (shared.some((word) => !WEAK.has(word)) && sum > (best?.score ?? 0)) best = { text, note, score: sum };
    }
  }
  return best && { text: best.text, note: best.note };
}

const tellsWhatIsDone = (text: string, named: readonly string[], words: readonly string[]): boolean =>
  /^(?:we|i|no)\b/i.test(text) && named.slice(1).some((word) => words.some((one) => stem(one) === stem(word)));

/** How long, how much, how old: of what is asked, else it is of something else. */
const isOfElse = (asked: ReadonlySet<string>, shared: readonly string[]): boolean =>
  shared.every((word) => OF_ANYTHING.has(word)) && [...asked].some((word) => !OF_ANYTHING.has(word) && !WEAK.has(word));
const OF_ANYTHING = new Set(['topic:long', 'topic:price', 'topic:age', 'topic:kid', 'topic:dog', 'topic:brand']);

/** What kind of thing is asked for must stand in an answer: 'how many pictures', 'what shots', 'how long'. */
function kindAsked(question: readonly string[]): (text: string) => boolean {
  const said = question.join(' ');
  const [, counted] = /\bhow many (?:\w+ of )?(\w+)/.exec(said) ?? [];
  const [, thing] =
    /\b(?:whats?|which|what kinds? of|what sorts? of) (\w+)(?! (?:does|did|is|was|are|were|can|could) (?:it|that|this)\b)/.exec(
      said,
    ) ?? [];
  const named = (word: string) =>
    !FUNCTION_WORDS.has(singular(word)) && !FUNCTION_WORDS.has(word) && !OF_NO_KIND.has(word);
  const isAge = /\bhow (?:old|young) (?:do|does|must|should|can|is|are|would|will)\b/.test(said);
  return (text) => {
    const told = tokenise(text);
    if (isAge && !OF_AGE.test(told.join(' '))) return false;
    if (
      counted &&
      named(counted) &&
      !told.some((word, at) => stem(word) === stem(counted) && told.slice(Math.max(0, at - 3), at).some(isCount))
    )
      return false;
    return !thing || !named(thing) || isAbout([thing], told);
  };
}
const OF_AGE = /\b(?:age|ages|old|years?|months?|weeks?|from|under|over|until|least)\b|\bmust be\b/;
const isCount = (word: string): boolean =>
  /^(?:\d+|\w*(?:teen|ty)|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|unlimited|no|all)$/.test(
    word,
  );

/** Whether a question has one of these words, or another of their topic. */
export function isAbout(question: readonly string[], words: readonly string[]): boolean {
  const named = topicWords(words);
  return [...topicWords(question)].some((word) => named.has(word));
}

/** Says what the owner wrote about it, and remembers where that stands; null when nothing is known. */
export function sayFromNotes(talk: Talk, words: readonly string[], only = ANY, least = 0): string | null {
  const known = fromNotes(talk.facts.notes, words, least, only);
  if (!known) return null;
  tell(talk, known);
  return known.text;
}

/** The owner's own sentence for emergencies, else what their notes say of them. */
export function sayEmergencyRule(talk: Talk): void {
  const { emergencyText } = talk.facts;
  if (emergencyText) talk.say.push(emergencyText);
  else sayFromNotes(talk, ['emergency', 'emergencies', 'urgent'], /emergenc/i);
}

/** 'We teach piano and drums', for who asks about the violin: what is done here tells what is not. `beside`: it names nothing of what was asked; null when nobody wrote it. */
export function sayWhatIsDone(talk: Talk, verbs: readonly string[]): 'answer' | 'beside' | null {
  const done = new RegExp(`^we (?:only |also |do not |don't )?(?:${verbs.join('|')})\\b`, 'i');
  // What is not done tells nothing of other things.
  const tells = (text: string) => done.test(text) && (!DENIES.test(text) || isAbout(talk.heard.words, tokenise(text)));
  for (const note of verbs.length > 0 ? talk.facts.notes : []) {
    const told = sentencesOf(note).find(({ text }) => tells(text));
    if (!told) continue;
    talk.say.push(told.text);
    talk.notes.push(note);
    const asked = talk.heard.words.filter((word) => !verbs.includes(word));
    return isAbout(asked, tokenise(told.text)) ? 'answer' : 'beside';
  }
  return null;
}

/** The words by which a question's answer may be found in a file: its own, and others of the same topic. */
export function wordsToFind(question: string): string[] {
  const words = tokenise(question).filter((word) => !FUNCTION_WORDS.has(word) && word.length > 2);
  const alike = words.flatMap((word) => TOPICS.find((names) => names.includes(word)) ?? []);
  // Who is in danger names no topic: what the owner wrote for emergencies is looked for by its own word.
  return [...new Set([...words, ...alike, ...(isDanger(question) ? ['emergency', 'emergencies'] : [])])];
}

function topicWords(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  // Gift and insurance cards are no way to pay, and 'wait, how much' asks for no waiting.
  const other = words.includes('gift') || words.includes('insurance');
  const telling = words.filter((word, at) => !(other && /^cards?$/.test(word)) && !(at === 0 && word === 'wait'));
  for (const [at, word] of telling.entries()) {
    // 'Can I wait there?' is of a room, and no time.
    const isRoom = word === 'wait' && /^(?:i|we|he|she|they)$/.test(telling[at - 1] ?? '');
    const topic = isRoom ? null : TOPICS.find((names) => names.includes(word) || names.includes(singular(word)));
    if (topic?.[0]) found.add(`topic:${topic[0]}`);
    else if (
      !FUNCTION_WORDS.has(singular(word)) &&
      !FUNCTION_WORDS.has(word) &&
      !OF_SOMEBODY.has(word) &&
      word.length > 2
    )
      found.add(stem(word));
    if (isRoom) found.add(word);
  }
  const said = words.join(' ');
  for (const [topic, sign] of TOLD_BY) if (sign.test(said)) found.add(topic);
  return found;
}

const OF_SOMEBODY = new Set(['her', 'his', 'him', 'hers', 'somebody', 'someone', 'anybody', 'anyone', 'doctor']);

/** 'Cancelled' and 'cancellation' are of 'cancel'. */
function stem(word: string): string {
  const one = singular(word);
  const cut = one.replace(/(?:ation|ing|ed|e)$/, '');
  // 'Tuning' is of 'tune'.
  if (/^[^aeiou]+[aeiou][^aeiouwxy]ing$/.test(one)) return `${one.slice(0, -3)}e`;
  return (cut.length > 3 ? cut : one).replace(/([^aeiou])\1$/, '$1');
}
