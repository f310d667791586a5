import { tokenise } from '../../understand/words.ts';

const WE = '(?:i|we|he|she|they|my \\w+)';
const OF_COMING = new RegExp(
  [
    `^(?:what|how early|where)?(?: \\w+){0,2}?\\b(?:do|does|should|must|would|will|can) ${WE} (?:need to |have to |get to |be able to |just )*(?:bring|wear|park|come in(?: through)?|get in(?: through)?|check in|come early|arrive)\\b`,
    `^what (?:do|should|does|must) ${WE} (?:need to |have to )?(?:bring|wear)\\b`,
    '^(?:where|wheres|how do i find)\\b.*\\b(?:park\\w*|entrance|door|you|it|place)\\b',
  ].join('|'),
);
const LED = /^(?:and|so|but|oh|also|um|uh|well|wait) /;

/** 'Do I need to bring anything', 'where do I park': whatever the answer is, whoever comes comes. */
export const asksOfComing = (text: string): boolean => OF_COMING.test(tokenise(text).join(' ').replace(LED, ''));

/** 'And is Dr. Lee in that day?', by the words before and behind the name: it wishes for nobody. */
export const isOnlyAskedOf = (before: string, behind: string): boolean => IS.test(before) && IN.test(behind);
const IS = /\b(?:is|will|isn['’]?t)(?: (?:dr|doctor|mr|mrs|ms|miss)\.?)? *$/i;
const IN = /^ *(?:\w+ )?(?:be )?(?:in|there|here|around|working|off|away|back)\b/i;
