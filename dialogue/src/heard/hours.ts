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
  /** It asks on which day it is open longest. */
  end: 'latest' | 'earliest' | null;
  /** It asks until or from when, and names nothing else: of what was spoken of before. */
  alone: boolean;
}

const BOUND = /^(?:till?|until|from|clos\w+|open\w*|shut|late|early|hours|end|start)$/;
/** What may stand beside it without naming anything. */
const BESIDE = new Set(
  `when what whats which time times how do does are is you guys yall they it that then and so okay ok oh um uh but the your on
  up at to sorry exactly there stay be again six seven eight nine ten eleven noon one two three four five am pm oclock`.split(
    /\s+/,
  ),
);

/** Which hours are asked for in these `tokenise`d words, and of which day. */
export function hoursIn(words: readonly string[]): HoursHeard {
  const said = words.join(' ');
  const day = DAY.exec(said)?.[0] ?? '';
  return { about: aboutIn(said), day, named: day !== '' || NAMED.test(said), end: endIn(said), alone: isAlone(words) };
}

const SOME_DAY =
  '(?:(?:any|some|one|which|what|an?|other) (?:\\w+ )?(?:evenings?|nights?|days?|mornings?)|ever|latest|earliest)';
const OPEN_THEN = '(?:open|there|stay|staying|work|working|around|in)';
const LATEST = new RegExp(
  `\\b${SOME_DAY}\\b.*\\b${OPEN_THEN}\\b.*\\b(?:late|later|latest|longer|longest|past|after)\\b|\\b(?:latest|longest)\\b.*\\b(?:open|close|stay)\\b|\\b(?:open|close|stay) (?:open )?(?:the )?(?:latest|longest)\\b|\\blate (?:hours|nights?|evenings?)\\b`,
);
const EARLIEST = new RegExp(
  `\\b${SOME_DAY}\\b.*\\b${OPEN_THEN}\\b.*\\b(?:early|earlier|earliest|before)\\b|\\bearliest\\b.*\\bopen\\b|\\bopen (?:the )?earliest\\b|\\bearly hours\\b`,
);
const endIn = (said: string): HoursHeard['end'] =>
  LATEST.test(said) ? 'latest' : EARLIEST.test(said) ? 'earliest' : null;

const isAlone = (words: readonly string[]): boolean =>
  words.some((word) => BOUND.test(word)) && words.every((word) => BOUND.test(word) || BESIDE.has(word));

function aboutIn(said: string): HoursAsked {
  if (/\bhours\b|\bschedule\b|\bopen\w* (?:up )?and (?:\w+ ){0,4}clos/.test(said)) return 'all';
  if (CLOSES.test(said)) return 'closes';
  if (OPENS.test(said)) return 'opens';
  return OPEN.test(said) ? 'open' : 'all';
}
