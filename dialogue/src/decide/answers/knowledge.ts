import { exclusionIn } from '../../heard/relevance/exclusions.ts';
import { isDanger } from '../../understand/understand.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { ANY, LIKELY, notedAnswer, tell, WHATEVER } from './noted.ts';
import { DENIES, sentencesOf, wholeOf } from './owners-sentences.ts';

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
  [
    'topic:address',
    /\b\d+ (?:[\w.'’]+ ){0,4}(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive|square|plaza)\b(?!-)/,
  ],
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
/** A sentence that tells a price, or that there is none. */
export const PRICED = /\$ ?\d|\b(?:dollars?|bucks|cents|free|included)\b/i;

/** Whether a question has one of these words, or another of their topic. */
export function isAbout(question: readonly string[], words: readonly string[]): boolean {
  const named = topicWords(words);
  return [...topicWords(question)].some((word) => named.has(word));
}

/**
 * Says what the owner wrote that answers a question, and remembers where that stands; null when nothing likely does. `only` is
 * what must stand in it; where that alone decides, `least` is `WHATEVER`.
 */
export function sayFromNotes(talk: Talk, question: string, only = ANY, least = LIKELY): string | null {
  const known = notedAnswer(talk.facts.notes, question, least, only);
  if (!known) return null;
  tell(talk, known);
  return known.text;
}

/** The owner's own sentence for emergencies, else what their notes say of them. */
export function sayEmergencyRule(talk: Talk): void {
  const { emergencyText } = talk.facts;
  if (emergencyText) talk.say.push(emergencyText);
  else sayFromNotes(talk, talk.turn.text, /emergenc/i, WHATEVER);
}

/** 'We teach piano and drums', for who asks about the violin: what is done here tells what is not. `beside`: it names nothing of what was asked; null when nobody wrote it. */
export function sayWhatIsDone(talk: Talk, verbs: readonly string[]): 'answer' | 'beside' | null {
  const done = new RegExp(`^we (?:only |also |do not |don't )?(?:${verbs.join('|')})\\b`, 'i');
  const asked = talk.heard.words.filter((word) => !verbs.includes(word));
  // What is not done tells nothing of other things, nor does what is offered beside the work: 'We offer payment plans.'
  const tells = (text: string) =>
    done.test(text) &&
    (!(DENIES.test(text) || exclusionIn(text) !== null || /^we offer\b/i.test(text)) || isAbout(asked, tokenise(text)));
  for (const note of verbs.length > 0 ? talk.facts.notes : []) {
    const told = sentencesOf(note).find(({ text }) => tells(text))?.text;
    if (!told) continue;
    const answers = (text: string) => isAbout(asked, tokenise(text));
    // 'We treat dogs and cats. We do not see birds.'
    const text = answers(told) ? told : (wholeOf(note) ?? told);
    tell(talk, { text, note });
    return answers(text) ? 'answer' : 'beside';
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
