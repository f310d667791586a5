import { tokenise } from '../../understand/words.ts';

/**
 * Whether an owner's term is one of all orders: 'all orders need a day's notice', 'please order the day before'. 'Office lunches:
 * order by three the day before' is of lunches, also where no lunch is on the menu.
 */
export function isOfAll(sentence: string): boolean {
  const [, head, behind = sentence] = HEADED.exec(sentence) ?? [];
  if (head !== undefined && !OF_ORDERS.test(head)) return false;
  const words = tokenise(behind);
  const said = words.join(' ');
  if (OF_ANOTHER.test(said)) return false;
  return head !== undefined ? !/\border (?:an?|the|your) /.test(said) : EVERY.test(said) || isOfNoOther(words);
}

/** What stands before 'order a week ahead' in its note, of which it is told: 'wedding cakes from $90. Order a week ahead.' */
export const leansOn = (sentence: string, note: string): string =>
  /^(?:please )?(?:pre ?)?order\b/.test(tokenise(sentence).join(' '))
    ? note.slice(0, Math.max(note.indexOf(sentence), 0)).trim()
    : '';

const HEADED = /^([^:]{3,40}): (.*)$/;
const OF_ORDERS =
  /^(?:please )?(?:(?:all|our|your) )?(?:note|important|attention|notice|remember|(?:pre-?)?order(?:s|ing)?|deliver(?:y|ies))$/i;
const OF_EVERY =
  '(?:of|our|your|the|food|online|phone|pickup|takeout|takeaway|advance|new|next|same|day|any|all|every|each|delivery)';
const EVERY = new RegExp(
  `\\b(?:(?:all|every|each|any) (?:${OF_EVERY} )*(?:pre ?)?(?:orders?|deliver(?:y|ies))|everything|anything)\\b`,
);
/** 'Orders for cakes', 'an order of two trays', 'order two days ahead for weddings' */
const OF_ANOTHER = new RegExp(
  `\\b(?:orders?|everything|anything|ahead|before|advance|notice|beforehand|prior) (?:of|for|on) (?!(?:${OF_EVERY} )*(?:orders?|deliver(?:y|ies)|everything|anything|pickups?|takeout|days?|today|tomorrow|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b)`,
);

/** Nothing else is named before its order, nor, where it bids to order, between that and its notice. */
function isOfNoOther(words: readonly string[]): boolean {
  const at = words.findIndex((word) => ORDER.test(word));
  if (at < 0 || !words.slice(0, at).every((word) => NAMES_NOTHING.test(word))) return false;
  const behind = words.slice(at + 1);
  const ends = behind.findIndex((word) => ENDS_NOTICE.test(word));
  return words[at] !== 'order' || behind.slice(0, Math.max(ends, 0)).every((word) => NAMES_NOTHING.test(word));
}
const ORDER = /^(?:(?:pre)?orders?|deliver(?:y|ies|ed)?)$/;
const ENDS_NOTICE = /^(?:ahead|before|advance|notice|beforehand|prior|earlier)$/;
const NAMES_NOTHING =
  /^(?:\d+|please|note|that|also|always|kindly|remember|sure|make|we|us|you|i|it|them|must|should|can|have|need|needs|require|ask|want|would|like|prefer|take|accept|do|does|don't|not|no|only|never|place|get|put|send|give|in|with|for|at|by|on|to|an?|the|our|your|least|full|business|working|hours?|days?|weeks?|notice|ahead|advance|before|beforehand|of|noon|am|pm|s|same|and|one|two|three|four|five|six|seven|twenty|forty|eight|pre|food|online|phone|pickup|takeout|takeaway|new|later|than|latest|day's|days'|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|morning|evening|night)$/;
