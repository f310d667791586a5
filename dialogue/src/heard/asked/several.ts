import { tokenise } from '../../understand/words.ts';
import { isMereQuestion } from '../question.ts';

const BEGINS =
  "(?:do (?:you|y['\u2019]?all|they|i|we)|does|are (?:you|there|your|the|they)|is (?:there|the|your|delivery|parking)|what|what['\u2019]s|whats|how (?:much|late|long|far|big|many|do|early)|where|when|who|which|can (?:i|we|you)|could (?:i|we|you)|will you|would you|you (?:guys )?(?:have|take|got|deliver|open))\\b";
const BETWEEN = new RegExp(
  `[?.;]+\\s+(?:(?:and|also|plus|oh|then|so),?\\s+)*|,?\\s+(?:and|also|plus)(?:,? (?:also|then|um|uh|oh),?)*,?\\s+(?=${BEGINS})|,\\s+(?=${BEGINS})`,
  'iu',
);
/** What is announced before several: 'two questions', 'a couple of things'. */
const ANNOUNCED =
  /^\W*(?:(?:i have|i['\u2019]?ve got|i got|just) )?(?:two|three|a couple(?: of)?|a few|some) (?:quick |more |other )?(?:questions|things)(?: for you)?[\s,:.]+(?:(?:one|first(?: of all| off)?|the first)[\s,:.]+)?/iu;
/** It asks more of what the one before it named. */
const POINTS_BACK = /\b(?:it|that|thats|this|they|theyre|those|them|these|then|there|one|ones|he|she|so|too)\b/;
/** What is had of the place and not of anything on its menu: nothing points back to that. */
const OF_PLACE =
  /^(?:do (?:you|you guys|yall) (?:take|accept)|where (?:exactly )?are you|whats your address|what time do you|when do you (?:open|close)|how late|are you (?:guys )?open|do you have parking)\b/;
/** 'When do you open and when do you close' is one question, of one day. */
const OF_HOURS = /\b(?:open|close|closed|closing|hours)\b/;
const OF_A_DAY = /\b(?:\w+days?|today|tonight|tomorrow|weekends?)\b/;
const FEW = 3;

/** 'How late are you open, and do you take cards': each question by itself; empty of one, and where one leans on the other. */
export function severalIn(text: string): string[] {
  const asked = text
    .replace(ANNOUNCED, '')
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const [first = '', ...more] = asked;
  const isWhole = (one: string) => isMereQuestion(one) && tokenise(one).length >= FEW;
  const isOwn = (one: string) =>
    !POINTS_BACK.test(
      tokenise(one)
        .join(' ')
        .replace(/\b(?:is|are) there\b/, ''),
    );
  const said = asked.map((one) => tokenise(one).join(' '));
  if (said.every((one) => OF_HOURS.test(one)) && !said.slice(1).some((one) => OF_A_DAY.test(one))) return [];
  return more.length > 0 && asked.every(isWhole) && (OF_PLACE.test(tokenise(first).join(' ')) || more.every(isOwn))
    ? asked
    : [];
}
