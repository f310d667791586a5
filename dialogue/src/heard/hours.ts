export type HoursAsked = 'open' | 'opens' | 'closes' | 'all';

const CLOSES = /\b(?:clos\w*|shut|last (?:orders?|call|seating)|how late|until (?:when|what)|till|til|finish)\b/;
const OPENS = /\b(?:(?:when|what time|how early)\b.*\b(?:open|start|get in)|how early\b|open up|opening time)\b/;
const OPEN = /\bopen|\bwork|\bthere\b|\btoo late\b|\bcome\b/;
/** Without one of these, and without a day or a time, a sentence is hardly about when it is open. */
const NAMED =
  /\b(?:open\w*|clos(?:e[ds]?|ing)|shut|hours|schedule|until|till|til|late|last|times?|work(?:ing)?(?! on (?!(?:a )?(?:weekends?|holidays?|\w+days?|christmas|easter|thanksgiving)\b))|holidays?|lunch|in business)\b/;
const DAY = /\b(?:today|tonight|tomorrow|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;

export interface HoursHeard {
  about: HoursAsked;
  day: string;
  /** Something in it is of opening hours: the rules read it, not only the model. */
  named: boolean;
}

/** Which hours are asked for in these `tokenise`d words, and of which day. */
export function hoursIn(words: readonly string[]): HoursHeard {
  const said = words.join(' ');
  const day = DAY.exec(said)?.[0] ?? '';
  return { about: aboutIn(said), day, named: day !== '' || NAMED.test(said) };
}

function aboutIn(said: string): HoursAsked {
  if (/\bhours\b|\bschedule\b/.test(said)) return 'all';
  if (CLOSES.test(said)) return 'closes';
  if (OPENS.test(said)) return 'opens';
  return OPEN.test(said) ? 'open' : 'all';
}
