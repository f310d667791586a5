import { ahead, type Calendar, coming, weekdayOf } from './calendar.ts';
import { fold, type Heard } from './fold.ts';
import { type HeardTime, isOneDay, type Pick, type RawDay, type SaidDay, type SaidTime, type Shift } from './piece.ts';
import { type Placed, piecesIn } from './pieces.ts';
import { settle } from './settle.ts';
import { whichOneIn } from './which-one.ts';
import { written } from './written.ts';

/** A day, a time of day, or both, that are wished for together. */
export interface Wish {
  day: SaidDay | null;
  time: SaidTime | null;
}

/** What an utterance says of moments: the first wish, and those that would do as well. */
export interface When extends Wish {
  others: readonly Wish[];
  /** A number that would be a time if one had been asked for. */
  bare: SaidTime | null;
  /** Days that will not do. */
  without: readonly Unwanted[];
  /** Hours that will not do, each 'HH:MM'. */
  notAt: readonly string[];
  /** What is the caller's already ('my Thursday', 'from Tuesday to …'), or was said before and taken back. */
  had: readonly Wish[];
  /** Of what was offered. */
  pick: Pick | null;
  shift: Shift | null;
  /** 'At the same time'. */
  same: boolean;
  /** 'Push it to Monday', 'move it up to Monday': on which side of what stands that Monday lies. */
  toward: 'later' | 'sooner' | null;
  /** 'The Friday that week', of a day that was spoken of. */
  thatWeek: boolean;
  /** Asked is what there is: 'what do you have', 'anything'. */
  ofChoice: boolean;
  /** 'Another day'. */
  otherDay: boolean;
  /** As early as it can be. */
  soon: boolean;
  /** So many minutes past the hour that was spoken of: 'half past'. */
  past: number | null;
  /** Nothing but a moment was named. */
  alone: boolean;
  /** The day is a weekday by its name alone: of which week, what was said before tells. */
  byName: boolean;
  /** 'The Thursday one', and what the rest says of moments. */
  one: { had: Wish; rest: When; plainly: boolean } | null;
}

/** A day, an hour, or one that is told by another: 'a little later', 'half past', 'another day'. */
export const namesMoment = ({ day, time, bare, shift, past, same, otherDay, without, notAt }: When): boolean =>
  (day ?? time ?? bare ?? shift ?? past) !== null || same || otherDay || without.length + notAt.length > 0;

/** One date, or a weekday whatever its date; 0 is Sunday. */
export type Unwanted = { date: string } | { weekday: number };

/** 'Not Monday', of this date. */
export const isUnwanted = (date: string, without: readonly Unwanted[]): boolean =>
  without.some((day) => ('date' in day ? day.date === date : day.weekday === weekdayOf(date)));

export const NO_TIME: When = {
  day: null,
  time: null,
  others: [],
  bare: null,
  without: [],
  notAt: [],
  had: [],
  pick: null,
  shift: null,
  same: false,
  toward: null,
  thatWeek: false,
  ofChoice: false,
  otherDay: false,
  soon: false,
  past: null,
  alone: false,
  byName: false,
  one: null,
};

/** 'Right after, tomorrow at four' is not the day after. */
const BEHIND = /\b(right|straight|just) after(?=,|\s+me\b)/gi;
/** 'Thursday at four, needs a cut': behind a mark nothing is counted by it. */
const ENDED =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})[,.;]\s+(?=(?!\p{L}*days\b)\p{L}{2,}s\b)/giu;

/** Reads the moments of an utterance, once, seen from the business's clock. */
export function readWhen(text: string, calendar: Calendar): When {
  const said = written(text.replace(BEHIND, '$1 afterwards').replace(ENDED, '$1 and '));
  const pieces = piecesIn(said, calendar);
  const heard = fold(pieces, calendar);
  const without = heard.without.flatMap((raw) => unwanted(raw));
  const [named = NOTHING, ...others] = wishes(heard, calendar);
  const isBehind = isDenied(named.day, without, NOT_THIS.test(said) ? calendar.date : null);
  const first = isBehind ? { ...named, day: named.day && aWeekBehind(named.day) } : named;
  const isOpen = heard.soon || (heard.otherDay && heard.without.length > 0);
  const open = isOpen && first.day === null ? { date: calendar.date, until: null } : first.day;
  const { pick, shift, same, otherDay, soon, past } = heard;
  return {
    day: open,
    time: first.time ?? (heard.pick === 'last' && first.day ? { last: true } : null),
    others,
    bare: heard.bare && !(isBehind && NEXT_ONE.test(said)) ? settle(heard.bare, first.day, calendar) : null,
    without,
    notAt: heard.notAt.flatMap((time) => settle(time, first.day, calendar).at ?? []),
    had: heard.had.map(({ day, time }) => wish(day, time, calendar)),
    pick,
    shift: isBehind && shift?.minutes === null ? null : shift,
    same,
    toward: LOOSE.test(said) ? towardIn(said) : null,
    thatWeek: THAT_WEEK.test(said),
    ofChoice: CHOICE.test(said),
    otherDay,
    soon,
    past,
    alone: pieces.some(({ piece }) => OF_A_MOMENT.has(piece.kind)) && isAlone(said.split(' '), pieces),
    byName: !isBehind && heard.wishes.find(({ day }) => day)?.day?.kind === 'weekday',
    one: oneNamed(text, calendar),
  };
}

/** 'Wednesday, not tomorrow, the one after', 'Friday, but not this Friday': of a date that is denied the next such day is meant. */
const isDenied = (day: SaidDay | null, without: readonly Unwanted[], notThis: string | null): boolean =>
  isOneDay(day) &&
  without.some((one) =>
    'date' in one ? one.date === day.date : notThis !== null && day.date === coming(notThis, one.weekday),
  );
const NOT_THIS = /\bnot (?:on )?this (?:coming )?\w+day\b/;
const aWeekBehind = ({ date }: SaidDay): SaidDay => ({ date: ahead(date, 7), until: ahead(date, 7) });
const NEXT_ONE = /\b(?:next|following|other) 1\b/;
const THAT_WEEK = /\b(?:(?:of |in )?that|(?:in )?the same) week\b/;

/** Where what is said besides names a moment of its own. */
function oneNamed(text: string, calendar: Calendar): When['one'] {
  const one = whichOneIn(text);
  if (!one) return null;
  const { day, time, bare } = readWhen(one.moment, calendar);
  const rest = readWhen(one.rest, calendar);
  const isTimed = namesMoment(rest);
  return isTimed ? { had: { day, time: time ?? bare }, rest, plainly: one.plainly } : null;
}

/** A word that ties moments together is none by itself. */
const OF_A_MOMENT: ReadonlySet<Placed['piece']['kind']> = new Set([
  'day',
  'weekday',
  'weekdays',
  'time',
  'bare',
  'soon',
  'shift',
  'pick',
  'same',
  'otherDay',
  'past',
]);

/** 'Yeah ten works for me' */
const isAlone = (words: readonly string[], pieces: readonly Placed[]): boolean =>
  words.every((word, at) => BESIDE.test(word) || pieces.some(({ from, to }) => at >= from && at < to));
const BESIDE =
  /^(?:yes|yeah|yep|does|said|wanted|wrong|sure|okay|ok|oh|um|well|please|thanks|thank|you|then|that|thats|it|its|is|would|ill|i|me|be|do|take|the|at|on|for|works?|work|good|great|fine|guess|suppose|think|better|perfect|if|have|can|could|we|with|go|lets|and|a|so|just|us|suits?)$/;

const CHOICE = /\b(?:what(?! about)|whats|anything|something|any|which|available|availability|openings?|free)\b/;
/** A day that comes again every week. */
const LOOSE = /\b(?:to|till|until|for) (?:the )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const towardIn = (said: string): When['toward'] =>
  /\b(?:mov|bring|push|bump|pull|shift|get)\w*(?: \w+){0,3}? (?:up|forward)\b|\b(?:earlier|sooner)\b/.test(said)
    ? 'sooner'
    : /\b(?:push|bump|postpone|delay)|\bput(?:ting)?(?: \w+){0,2} off\b|\b(?:move|put|shift)(?: \w+){1,3}? back\b/.test(
          said,
        )
      ? 'later'
      : null;

const NOTHING: Wish = { day: null, time: null };

/** What one wish leaves open the one beside it tells: 'Monday or Tuesday afternoon'. */
function wishes({ wishes: raw }: Heard, calendar: Calendar): Wish[] {
  return raw.map(({ day, time }, at) => {
    const before = raw.slice(0, at).reverse();
    // 'Ten or eleven on Monday'
    const known = day ?? [...before, ...raw.slice(at + 1)].find((one) => one.day)?.day ?? null;
    const said = time ?? [...before, ...raw.slice(at + 1)].find((one) => one.time)?.time ?? null;
    const found = wish(known, said, calendar);
    // 'Today if you can, else tomorrow morning': what is over was said of the other day.
    const over = !time && found.day?.until === calendar.date && (found.time?.before ?? '24:00') <= calendar.time;
    return over ? { ...found, time: null } : found;
  });
}

function wish(raw: RawDay | null, time: HeardTime | null, calendar: Calendar): Wish {
  const day = raw && dayOf(raw, calendar);
  return { day, time: time && settle(time, day, calendar) };
}

function dayOf(raw: RawDay, { date }: Calendar): SaidDay {
  if (raw.kind === 'day') return raw.day;
  if (raw.kind === 'weekdays') return { date, until: null, weekdays: raw.weekdays };
  const day = coming(date, raw.weekday);
  return { date: day, until: day };
}

function unwanted(raw: RawDay): Unwanted[] {
  if (raw.kind === 'weekday') return [{ weekday: raw.weekday }];
  if (raw.kind === 'weekdays') return raw.weekdays.map((weekday) => ({ weekday }));
  return isOneDay(raw.day) ? [{ date: raw.day.date }] : [];
}
