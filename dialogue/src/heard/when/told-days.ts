import { tokenise } from '../../understand/words.ts';
import { isStated } from '../appointment/stated.ts';
import { WEEKDAY } from '../appointment/words.ts';

/** What somebody does on another day, told behind a wish: 'Thursday at ten, my mother arrives Friday' wishes for no Friday. */

const DAY = new RegExp(
  `\\b(?:${WEEKDAY}|today|tomorrow|tonight|(?:next|this) (?:week|weekend|month)|(?:the )?\\d{1,2}(?:st|nd|rd|th))\\b`,
  'i',
);
const TELLS =
  /^(?:(?:because|cause|['’]cause|since|as|and|but|so|oh|you see)\s+)*(?:we['’]?re|we are|i['’]?m|i am|we|i|s?he['’]?s?|they(?:['’]re)?|there['’]?s|(?:my|our|his|her|their|the) \p{L}+(?: \p{L}+)?(?:['’]s)?|school|work)\s+\p{L}/iu;
/** What may be a wish, or denies one: who comes, what suits, what cannot be. */
const OF_VISITS =
  /\b(?:can|could|would|will|should|want|wants|need|needs|like|likes|love|prefer|prefers|rather|works?|suits?|good|fine|great|ok|okay|better|best|free|open|available|possible|comes?|coming|make|do|does|did|move|moving|see|seeing|get in|bring|bringing|there|instead|mean|meant|said|thinking|think|guess|one|appointment|booked|scheduled|slot|not|no|only|till|until|before|after|off|away|busy|have|had|has|got)\b|n['’]t\b|['’](?:d|ll)\b/i;
const CLAUSES = /(?<=[,;.?!])\s+|\s+(?=(?:because|cause|since)\s)/i;

/** Who is not there then. */
const ABSENT =
  /\b(?:(?:are|am|is|be|go|going|['’](?:re|m|s)|we|i) (?:gonna be )?(?:away|out of town|on vacation|on a trip|travell?ing)|(?:fly|flying) out|(?:leave|leaving) town)\b/i;
const AND = /(?<=[,;.?!])\s+|\s+(?=(?:and|but|so) (?:i|we|my|our|he|she|they|can|could)(?:['’]\p{L}+)?\s)/iu;
const MOMENT = new RegExp(`${DAY.source}|\\bat (?:noon|\\w+)\\b`, 'i');

/** 'Insulin every morning' */
const HABIT = /\b(?:every|each) (?:single )?(?:mornings?|afternoons?|evenings?|nights?|days?)\b/gi;

/** 'We're away Friday and need somebody Thursday at ten' wishes for no Friday. */
function withoutAbsence(text: string): string {
  const parts = text.split(AND);
  const rest = parts.filter((part) => !(ABSENT.test(part) && DAY.test(part)));
  return rest.length < parts.length && rest.some((part) => MOMENT.test(part))
    ? rest.join(' ').replace(BEFORE_THAT, ' ')
    : text;
}
const BEFORE_THAT = /\b(?:before|by|until|till) (?:then|that)\b/gi;

/** The text without such clauses, where a day stands in another one. */
export function withoutToldDays(said: string): string {
  const text = withoutAbsence(said.replace(HABIT, ' '));
  const clauses = text.split(CLAUSES);
  const told = clauses.filter(
    (clause, at) =>
      at > 0 &&
      DAY.test(clause) &&
      TELLS.test(clause) &&
      !OF_VISITS.test(clause) &&
      !isStated(tokenise(clause).join(' ')) &&
      !clause.includes('?') &&
      clauses.slice(0, at).some((before) => DAY.test(before)),
  );
  return told.length === 0 ? text : clauses.filter((clause) => !told.includes(clause)).join(' ');
}
