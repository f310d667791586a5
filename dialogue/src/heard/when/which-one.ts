/** By its moment one of several appointments is named: 'the Thursday one', 'I'm down for Friday at ten', beside when to come instead. */

const DAY =
  "(?:(?:next|this|coming) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)(?:[’']s)?(?: (?:morning|afternoon|evening))?";
const HOUR =
  "(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?::\\d\\d| thirty| fifteen| forty[ -]?five)?(?: ?o[’']?clock| ?[ap]m\\b)?|noon)";
const MOMENT = `(?:${DAY}(?:,? (?:at )?${HOUR})?|${HOUR}(?: (?:on )?${DAY})?)`;
const NOUN = '(?:one|appointment|appt|booking|reservation|visit|session|lesson)';
/** 'The Thursday one', 'the one on Thursday at two' */
const NAMED = new RegExp(
  `(?:(?:it[’']?s|it is|that[’']?s|that is|i mean|i meant|for|about|of) )*(?:the|that|my) (?:(?<by>${MOMENT}) ${NOUN}|${NOUN}(?: (?:i have|i[’']ve got|that[’']s|is))?(?: (?:on|at|for))? (?<behind>${MOMENT}))\\b(?: i mean| i meant| please)?`,
  'iu',
);
/** 'It's Thursday', 'I have Thursday at two', which only where one is to be moved tells where it stands. */
const STANDS = new RegExp(
  `(?<=^|[.?!,;]\\s*|\\b(?:and|but|because|since) )(?:it[’']?s|it is|mine[’']?s|mine is|(?:right )?now (?:it[’']?s|i have)|i have|i[’']ve got|i got|we have|we[’']ve got|i[’']?m (?:down|in|booked)(?: for| on)?)(?: (?:currently|now|right now|on|for|at))* (?<stands>${MOMENT})(?: (?:right now|now|currently|at the moment))?(?=\\s*(?:[.?!,;]|$| (?:and|but)\\b))`,
  'iu',
);

/** The words of its moment, and what was said besides. */
export interface OneNamed {
  moment: string;
  rest: string;
  /** It can be nothing else. */
  plainly: boolean;
}

export function whichOneIn(text: string): OneNamed | null {
  const named = NAMED.exec(text);
  const found = named ?? STANDS.exec(text);
  const moment = found?.groups?.by ?? found?.groups?.behind ?? found?.groups?.stands;
  if (!found || moment === undefined) return null;
  const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`;
  return { moment, rest, plainly: named !== null };
}
