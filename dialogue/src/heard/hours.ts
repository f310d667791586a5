export type HoursAsked = 'open' | 'opens' | 'closes' | 'all';

const CLOSES = /\b(?:clos\w*|shut|last (?:orders?|call|seating)|how late|until (?:when|what)|till|til|finish)\b/;
const OPENS = /\b(?:(?:when|what time|how early)\b.*\bopen|open up|opening time)\b/;
const OPEN = /\bopen|\bwork|\bthere\b|\btoo late\b|\bcome\b/;
const DAY = /\b(?:today|tonight|tomorrow|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;

/** Which hours are asked for in these `tokenise`d words, and of which day. */
export function hoursIn(words: readonly string[]): { about: HoursAsked; day: string } {
  const said = words.join(' ');
  const day = DAY.exec(said)?.[0] ?? '';
  if (/\bhours\b|\bschedule\b/.test(said)) return { about: 'all', day };
  if (CLOSES.test(said)) return { about: 'closes', day };
  if (OPENS.test(said)) return { about: 'opens', day };
  return { about: OPEN.test(said) ? 'open' : 'all', day };
}
