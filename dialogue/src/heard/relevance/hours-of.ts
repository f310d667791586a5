import { clockOf } from '../when/calendar.ts';

/** From when and until when something is to be had, as the owner wrote it: 'HH:MM'; null where that side is open. */
export interface HoursOf {
  from: string | null;
  to: string | null;
}

/** 'Half price after 5 PM', 'free from 2 to 4', 'usually gone by 8', 'over by 9': what it costs, or how it mostly is, binds nobody. */
const BINDS_NOT =
  /\$|\b(?:dollars?|bucks|cents|free|half|price[ds]?|off|extra|fee|charges?|costs?|deals?|discounts?|usually|often|mostly|normally|typically|sometimes|about|busy|allow|takes?|wait|ready|happy hour|late|orders?(?: \w+)? (?:before|by|until)|ordered|placed)\b|%/;
/** 'Lunch plates from 11 to 2' says when they are cheaper, or mostly eaten; 'only from 11 to 2' that they are not to be had else. */
const LIMITS = /\b(?:only|served|serve|available|deliver\w*)\b/;
const DENIES = /\b(?:no|not|never|cannot)\b|n['’]t\b/;
const ENDS = /\b(?:stops?|ends?|finish(?:es)?|clos(?:es?|ing)|last|over|cut-?offs?|runs? out)\b/;
const BEGINS = /\b(?:starts?|begins?|beginning|opens?)\b/;

/** A bare number is an hour only where nothing is counted by it. */
const ENDS_HOUR =
  "(?=\\s*(?:$|[.,;:!)]|(?:only|daily|and|or|to|till|until|on|in the|at night|every|each|weekdays|weekends|please|o['’]?clock|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b|-|–))";
const HOUR = `(?:(?<!\\d)(?:1[0-2]|[1-9])(?::[0-5]\\d)?\\s?(?:am|pm|a\\.m\\.?|p\\.m\\.?)(?![a-z])|(?<!\\d)(?:1[0-2]|[1-9]):[0-5]\\d(?!\\d)|\\bnoon\\b|\\bmidnight\\b|(?<![\\d$.])(?:1[0-2]|[1-9])\\b${ENDS_HOUR})`;
const SPAN = new RegExp(
  `(?:\\b(?:from|between|hours|is|are|only)\\b(?: are| is|:)? |^|[,:;] |\\b(?:days?|daily|deliver(?:y|ies|ed)?|served|available|lunch|breakfast|dinner) )(${HOUR})\\s?(?:to|till|until|and|-|–|through)\\s?(${HOUR})`,
);
const BOUND = new RegExp(
  `\\b(until|till|through|up to|before|after|past|from|starting|starts?|begins?|at|by)(?: at)? (${HOUR})`,
  'g',
);

/**
 * 'Breakfast until 11 AM only', 'no deliveries after 8:30', 'lunch specials from 11 to 3', of one clause. Null where it names no such
 * hours, or none that bind.
 */
export function hoursOf(clause: string): HoursOf | null {
  const said = clause.toLowerCase().replace(/['’]til\b/g, 'until');
  if (BINDS_NOT.test(said)) return null;
  const [span, first, last] = SPAN.exec(said) ?? [];
  if (span !== undefined && first !== undefined && last !== undefined && !DENIES.test(said))
    return LIMITS.test(said) ? spanOf(said, first, last) : null;
  const found: HoursOf = { from: null, to: null };
  for (const [, word = '', hour = ''] of said.matchAll(BOUND)) {
    const side = sideOf(said, word);
    if (side !== null) found[side] = side === 'from' ? beginOf(hour, said) : endOf(hour, said);
  }
  return found.from === null && found.to === null ? null : found;
}

/** 'No soup after two', 'we stop at nine' end it; 'not before five', 'not served until noon' begin it. */
function sideOf(said: string, word: string): keyof HoursOf | null {
  const isDenied = DENIES.test(said);
  if (/^(?:until|till|through|up to|before)$/.test(word)) return isDenied ? 'from' : 'to';
  if (/^(?:after|past)$/.test(word)) return isDenied ? 'to' : 'from';
  if (/^(?:at|by)$/.test(word)) return ENDS.test(said) ? 'to' : word === 'at' && BEGINS.test(said) ? 'from' : null;
  return isDenied ? null : 'from';
}

/** It ends at the first such hour behind that at which it begins: 'from 11 to 3', '5 to 9'. */
function spanOf(said: string, first: string, last: string): HoursOf {
  const from = beginOf(first, said);
  return { from, to: readingsOf(last).find((to) => to > from) ?? null };
}

const MORNING = /\b(?:breakfast|brunch|morning)\b/;
const EVENING = /\b(?:deliver\w*|dinner|supper|evening|night)\b/;

const beginOf = (hour: string, said: string): string => {
  const [early = '', late = early] = readingsOf(hour);
  return early < '07:00' && !MORNING.test(said) ? late : early;
};

/** 'Until 8:30' ends an evening, 'breakfast until 11' a morning; 'no soup after ten' may end either. */
function endOf(hour: string, said: string): string | null {
  const [early = '', late = early] = readingsOf(hour);
  if (MORNING.test(said)) return early;
  return early < '09:00' || late === early || EVENING.test(said) ? late : null;
}

/** In the morning and after noon, where no half of the day is named. */
function readingsOf(hour: string): string[] {
  if (hour === 'noon') return ['12:00'];
  if (hour === 'midnight') return ['23:59'];
  const [, hours = '', minutes = '0', half = ''] = /^(\d+)(?::(\d\d))?\s?([ap])?/.exec(hour) ?? [];
  const past = (Number(hours) % 12) * 60 + Number(minutes);
  const early = clockOf(past);
  const late = clockOf(past + 720);
  if (half === 'a') return [early];
  return half === 'p' || hours === '12' ? [late] : [early, late];
}
