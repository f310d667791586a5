import { ahead, type Calendar, clockOf, minutesOf } from './calendar.ts';
import type { Clock, HeardTime, Piece, Rule } from './piece.ts';

const HALF =
  'am|pm|in the morning|this morning|in the afternoon|this afternoon|in the evening|this evening|at night|tonight';
/** Hour, minutes and half of the day: three groups. */
const CLOCK = `(\\d{1,2}|noon|midday|midnight)(?::(\\d\\d))?(?: oclock)?(?: ish)?(?: (${HALF}))?`;
/** The same, and surely a time. */
const SURE_CLOCK = `(?:(\\d{1,2})(?::(\\d\\d)(?: oclock)?(?: ish)?(?: (${HALF}))?| oclock(?: ish)?(?: (${HALF}))?| ish(?: (${HALF}))?| (${HALF}))|(noon|midday|midnight))`;
/** What counts something else. */
const THINGS =
  '(?! (?:hundred|thousand|million|grand|percent|miles?|people|persons?|of us|guests|adults|kids|children|minutes?|mins?|hours?|days?|weeks?|months?|years?|slots|appointments|dollars|th)(?: |$))(?! (?!works|suits|sounds|thanks|this|its|lets|gets|does|was|has|plus|unless|perhaps|\\w*days|hours|yes|sometimes|looks|seems|fits|helps|means|always|hes|shes|whats|thats|wheres|is|us|as|his|times|names)[a-z]{2,}s(?: |$))';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const RATHER = 'something|anything|quite|pretty|really|sort of|kind of|kinda|fairly|rather';
const SPAN = `(half an|an|\\d{1,2}|a couple of)(?: (and a half))? (minutes?|hours?)(?: (and a half))?`;

const at = (clock: Clock | null): Piece | null => clock && { kind: 'time', time: { at: clock } };
const after = (clock: Clock | null): Piece | null => clock && { kind: 'time', time: { after: clock } };
const before = (clock: Clock | null): Piece | null => clock && { kind: 'time', time: { before: clock } };
const part =
  (part: HeardTime['part']): (() => Piece) =>
  () => ({ kind: 'time', time: part ? { part } : {} });

/** All ways to name a time of day. */
export const TIMES: readonly Rule[] = [
  [SURE_CLOCK, (found) => at(sureClock(found))],
  [
    `(?:at|around|about|roughly|approximately|(?:close|closer|closest|nearest) to|near|by around|for around) ${CLOCK}${THINGS}`,
    ([, ...found]) => at(clock(found)),
  ],
  [`(?:put|pencil) (?:me|him|her) (?:down |in )?for ${CLOCK}${THINGS}`, ([, ...found]) => at(clock(found)), 0.5],
  // 'Switch my appointment to three'
  [
    `(?<=\\b(?:mov|push|chang|switch|shift|bump|reschedul|swap)(?:e|ed|ing)?(?: \\w+){0,6} to )${CLOCK}(?= (?:please|if|or|on|instead|then|thanks|okay|because|since|cause|so|and|would|works|today|tomorrow|this|next|\\w+day)(?: |$)|$)`,
    ([, ...found]) => at(clock(found)),
  ],
  [`${CLOCK} (?:on the dot|sharp)`, ([, ...found]) => at(clock(found))],
  // 'Order one for Thursday' counts.
  [
    '(?<!\\b(?:down to|left with|only got|only have)(?: like| about| maybe)? )(?!(?<=\\b(?:order|ordering|buy|get|grab|(?:set|put) aside)(?: me| us)? )\\d+ for )(1[0-2]|[1-9])(?= (?:no(?= \\d)|doesnt|isnt|wont|\\d{1,2}:\\d\\d|please|if|or|and|would|works?|is|on|for|thanks|okay|again|then|today|tomorrow|but|sounds|should|will|it|instead|actually|though|maybe|then|because|since|cause|too|also|just|either|not|we|ill|im|id|can|could|lets|the|does|so|that|will|might|i|taken|after(?! \\d)|before(?! \\d)|once|while|when|free|available|open|gone|better|best|good|great|fine|perfect|thats|its|my|our|he|she|hes|shes|they|theyre|at the)(?: |$)|$)',
    ([, hour]) => ({ kind: 'bare', time: { at: { minutes: (Number(hour) % 12) * 60, half: null } } }),
    -0.5,
  ],
  [
    `(?:any ?time )?(?:after|past|from|starting(?: at| from)?|later than|not before|not earlier than|no earlier than|not until|since|nothing before|anything after) ${CLOCK}${THINGS}(?: (?:on|or later|onwards?))?`,
    ([, ...found]) => after(clock(found)),
  ],
  [
    `(?:at )?${CLOCK} (?:or (?:later|after)|onwards?|at the earliest|and later|or any ?time after)`,
    ([, ...found]) => after(clock(found)),
  ],
  [
    `(?:any ?time )?(?:before|by|until|till|earlier than|no later than|not later than|not after|up to|nothing after|at the latest) ${CLOCK}${THINGS}`,
    ([, ...found]) => before(clock(found)),
  ],
  [`(?:at )?${CLOCK} (?:or (?:earlier|before)|at the latest|latest)`, ([, ...found]) => before(clock(found))],
  [`(?:any ?time )?(?:between|from) ${CLOCK} (?:and|to|until|till|through) ${CLOCK}`, ([, ...found]) => range(found)],
  // 'My Friday one to noon' begins at no one o'clock.
  [
    `(?!(?<=\\b(?:my|the|that|this|other|first|second|\\w+day) )1 )(?:any ?time )?${CLOCK} (?:to|until|till|through) ${CLOCK}`,
    ([, ...found]) => range(found),
  ],
  [
    `(?:i work|im working|working|im at work|at work|im busy|busy|tied up|im in \\w+|in \\w+|not free|not off|(?:cant|wont|dont|doesnt|isnt|im not|hes not|shes not)(?: \\w+){1,4}?) (?:until|till|til|before) ${CLOCK}`,
    ([, ...found]) => after(clock(found)),
    1,
  ],
  // 'I have a meeting until two thirty'
  [
    `(?:have|has|got|ive got|in) (?:(?:an?|my|the|this) \\w+(?: \\w+)?|class|classes|school|work|practice|meetings|court|church|the kids?) (?:until|till|til) ${CLOCK}`,
    ([, ...found]) => after(clock(found)),
    1,
  ],
  [
    `(?:get|gets|am|im|is|be|lets) (?:off|out|done|finished|free|home)(?: (?:of )?(?:work|school|class))?(?: at| by| around)? ${CLOCK}|(?:i )?finish(?: work)? (?:at|around) ${CLOCK}`,
    ([, ...found]) => after(clock(found[0] ? found : found.slice(3))),
    1,
  ],
  // 'I can be there by three': then, not before.
  [
    `(?:be (?:there|in|over)|get (?:there|in|over)|make it(?: there| in| over)?|arrive|come(?: in| over| by)?)(?: by| at| around| for) ${CLOCK}${THINGS}`,
    ([, ...found]) => at(clock(found)),
    1,
  ],
  [
    `(?:i |we )?(?:start|am due at|have to be at|need to be at)(?: (?:work|school|class|my shift|the office))(?: at| by)? ${CLOCK}`,
    ([, ...found]) => before(clock(found)),
    1,
  ],
  [
    `(?:have|need|got) to (?:be(?! seen| there| in)|leave|go|get(?! (?:my|our|his|her|their|an?|the|some|it|this|that|him|them|us|in|seen)(?: |$))|pick)(?: (?!${WEEKDAY}|today|tomorrow)\\w+){0,4} (?:by|at|before) ${CLOCK}`,
    ([, ...found]) => before(clock(found)),
    1,
  ],
  ['(?:in the |the )?mornings?', part({ before: '12:00', half: 'am' })],
  ['(?:very )?early (?:in the )?morning', part({ before: '10:00', half: 'am' })],
  ['mid ?morning|middle of the morning', part({ after: '09:30', before: '11:30', half: 'am' })],
  ['late(?:r)? (?:in the )?morning', part({ after: '10:00', before: '12:00', half: 'am' })],
  ['(?:in the |the )?afternoons?', part({ after: '12:00', before: '18:00', half: 'pm' })],
  ['early (?:in the )?afternoon', part({ after: '12:00', before: '15:00', half: 'pm' })],
  ['mid ?afternoon|middle of the afternoon', part({ after: '14:00', before: '16:00', half: 'pm' })],
  ['late(?:r)? (?:in the )?afternoon', part({ after: '15:00', before: '18:00', half: 'pm' })],
  ['(?:in the |the )?evenings?|(?:at )?night', part({ after: '17:00', half: 'pm' })],
  ['early (?:in the )?evening', part({ after: '17:00', before: '19:00', half: 'pm' })],
  ['late(?:r)? (?:in the )?evening', part({ after: '19:00', half: 'pm' })],
  [
    '(?:at |for |over |during |on )?(?:my |the )?lunch(?: ?time| hour| break)',
    part({ after: '11:30', before: '13:30' }),
  ],
  ['(?:at|over|during|around) lunch', part({ after: '11:30', before: '13:30' })],
  ['after lunch', part({ after: '12:30', half: 'pm' })],
  ['before lunch', part({ before: '12:00', half: 'am' })],
  ['(?:at |for |around )?dinner ?time|(?:at|around) dinner', part({ after: '17:00', before: '20:00', half: 'pm' })],
  ['after (?:work|school|hours)', part({ after: '16:00', half: 'pm' })],
  ['before (?:work|school)', part({ before: '10:00', half: 'am' })],
  [`(?:${RATHER}) early|on the early side|early ish`, part({ before: '11:00', half: 'am' })],
  ['not (?:too|so|that) early|nothing (?:too )?early', part({ after: '10:00' })],
  [
    `(?:${RATHER}) late|on the late side|late ish|late in the day|(?<=day )late(?= (?:please|if|would|works|is|and)|$)`,
    part({ after: '15:00', half: 'pm' }),
  ],
  [
    `(?:(?:pretty|really|fairly|kind of|kinda) )?early(?= (?:on |this |next |the )*(?:${WEEKDAY}|tomorrow)(?: |$))`,
    part({ before: '11:00', half: 'am' }),
  ],
  [
    `(?<!\\b(?:running|be|being|come|coming|im|am|is|was|bit|little|too|minutes|open|open(?:ing)?|stay|closed?) )late(?= (?:on |this |next |the )*(?:${WEEKDAY}|tomorrow)(?: |$))`,
    part({ after: '15:00', half: 'pm' }),
  ],
  // 'Once the kids are in school'; 'after school' has its own.
  [
    '(?:once|after|when|while|as soon as) (?:(?:the|my|our) (?:kids?|children|son|daughter|boys?|girls?)(?: \\w+)?|they|hes|shes) (?:are |is |go |goes |get |gets )?(?:back |off )?(?:in|at|to) school|after (?:school )?drop ?off',
    part({ after: '09:00' }),
    1,
  ],
  ['(?:in |around )?(?:the )?middle of the day|around midday', part({ after: '11:00', before: '14:00' })],
  ['toward(?:s)? (?:the )?evening', part({ after: '16:00', half: 'pm' })],
  ['not (?:too|so|that) late|nothing (?:too )?late', part({ before: '16:00' })],
  ['later (?:in the day|on(?= that))', part({ after: '13:00', half: 'pm' })],
  ['earlier in the day', part({ before: '13:00' })],
  ['not (?:at )?(?:the )?crack of dawn', part({ after: '09:00' })],
  ['as early as (?:possible|you (?:can|have|got|ve got))|the earlier the better', part({ first: true })],
  [
    '(?:as early as|as soon as|right (?:when|as)|(?:right )?at|whenever|when) (?:you (?:guys )?open|opening(?: time)?)(?: up)?|(?:the )?(?:very )?first (?:slot|appointment|opening|1) (?:of the day|that day|in the morning)',
    part({ first: true }),
    0.5,
  ],
  [
    'first thing(?: in the morning)?|(?:right )?(?:when|as soon as) you(?: guys)? open(?: up)?(?= |$)(?! up)',
    part({ before: '12:00', half: 'am', first: true }),
  ],
  [
    '(?:the )?(?:end of (?:the|your) (?:work)?day|(?:very )?last (?:appointment|slot|opening|thing|time|1 of the day)|last (?:1 |time |thing )?(?:(?:that )?(?:you|youve) (?:have|got|can do)|there is)(?: (?:that|on that|of the) day)?|last 1 (?:that|on that|of that|of the) day|as late as (?:possible|you|youve|it)(?: (?:can|have|got|gets|go|do))?|right before (?:you )?clos(?:e|ing)|before (?:you )?clos(?:e|ing)|latest (?:appointment|slot|time|(?:1 |thing )?(?:you|youve) (?:have|got|can do))|(?<!at )the latest(?: 1)?(?! (?:of|i|we|you)\\b))',
    () => ({ kind: 'time', time: { last: true } }),
  ],
  [
    'tonight',
    (_, { date }) => ({
      kind: 'day',
      day: { date, until: date },
      time: { part: { after: '17:00', half: 'pm', ofDay: true } },
    }),
  ],
  [
    'this morning',
    (_, { date }) => ({
      kind: 'day',
      day: { date, until: date },
      time: { part: { before: '12:00', half: 'am', ofDay: true } },
    }),
  ],
  [
    'this afternoon',
    (_, { date }) => ({
      kind: 'day',
      day: { date, until: date },
      time: { part: { after: '12:00', before: '18:00', half: 'pm', ofDay: true } },
    }),
  ],
  [
    '(?:later )?this evening',
    (_, { date }) => ({
      kind: 'day',
      day: { date, until: date },
      time: { part: { after: '17:00', half: 'pm', ofDay: true } },
    }),
  ],
  [`in (?:about |around )?${SPAN}`, ([, ...span], calendar) => fromNow(span, calendar)],
  [`${SPAN} from now`, ([, ...span], calendar) => fromNow(span, calendar)],
  [
    `${SPAN} (later|earlier|sooner|back|forward|ahead)`,
    ([, ...span]) => ({
      kind: 'shift',
      later: !/earlier|sooner|forward|ahead/.test(span[4] ?? ''),
      minutes: minutesIn(span),
    }),
  ],
  [
    '(?:by|back|out|forward|up)(?: by)? (\\d{1,2}|a|an|1|a couple of) (day|week)s?',
    ([whole = '', number = '', unit]) => ({
      kind: 'shift',
      later: !/^(?:forward|up)/.test(whole),
      minutes: (Number(number) || (number.includes('couple') ? 2 : 1)) * (unit === 'week' ? 7 : 1) * 1440,
    }),
  ],
  [
    `(?:back|later|forward|up|earlier)(?: by)? ${SPAN}`,
    ([whole = '', ...span]) => ({ kind: 'shift', later: /^(?:back|later)/.test(whole), minutes: minutesIn(span) }),
  ],
  [
    '(?:a (?:bit|little|touch|tad) |any |anything |something |slightly |much )?(?:later|afterwards|after that)(?: (?:in )?(?:that|the same) (?:same )?(?:day|morning|afternoon|evening)| on)?',
    () => ({ kind: 'shift', later: true, minutes: null }),
  ],
  [
    '(?:a (?:bit|little|touch|tad) |any |anything |something |slightly |much )?(?:earlier|sooner|(?<!\\b(?:has|is|am|im|hes|shes|at|works?) (?:\\w+ ){0,2}|\\b(?:have|got) (?!any|some|a )\\w+ )before that(?! (?:i|im|my|he|she|hes|shes|we|were)\\b))(?: (?:in )?(?:that|the same) (?:same )?(?:day|morning|afternoon|evening))?',
    ([said = '']) => ({
      kind: 'shift',
      later: false,
      minutes: null,
      ...(said.endsWith('sooner') && { sooner: true }),
    }),
  ],
  [
    '(?:at |for )?(?:half past|a? ?quarter (?:past|after|to|till))(?! \\d)',
    ([said = '']) => ({ kind: 'past', minutes: said.includes('half') ? 30 : /(?:past|after)$/.test(said) ? 15 : -15 }),
  ],
  ['(?:the |at the )?same time(?: of (?:the )?day)?', () => ({ kind: 'same' })],
];

const HALVES: Readonly<Record<string, 'am' | 'pm'>> = { am: 'am', 'in the morning': 'am', 'this morning': 'am' };

/** Hour, minutes and half, from a match. */
function clock([said, minutes, half]: readonly (string | undefined)[]): Clock | null {
  if (said === undefined) return null;
  if (said === 'noon' || said === 'midday') return { minutes: 720, half: 'pm' };
  if (said === 'midnight') return { minutes: 0, half: 'am' };
  const hour = Number(said);
  const minute = Number(minutes ?? 0);
  if (hour > 23 || minute > 59 || (hour === 0 && half !== undefined)) return null;
  if (hour > 12 || hour === 0) return { minutes: hour * 60 + minute, half: hour > 12 ? 'pm' : 'am' };
  const which = half === undefined ? null : (HALVES[half] ?? 'pm');
  if (hour === 12 && (half === 'at night' || half === 'tonight')) return { minutes: minute, half: 'am' };
  return { minutes: (hour % 12) * 60 + minute + (which === 'pm' ? 720 : 0), half: which };
}

function sureClock([, hour, minutes, ...rest]: readonly (string | undefined)[]): Clock | null {
  return clock([hour ?? rest[4], minutes, rest.slice(0, 4).find(Boolean)]);
}

function range(found: readonly (string | undefined)[]): Piece | null {
  const from = clock(found.slice(0, 3));
  const to = clock(found.slice(3, 6));
  if (!from || !to) return null;
  const half = from.half ?? (to.half && to.minutes % 720 > from.minutes ? to.half : null);
  const first = half && !from.half ? { minutes: from.minutes + (half === 'pm' ? 720 : 0), half } : from;
  return { kind: 'time', time: { after: first, before: to } };
}

function minutesIn([count = '', half, unit = '', tail]: readonly (string | undefined)[]): number {
  if (count === 'half an') return 30;
  const one = count === 'an' ? 1 : count === 'a couple of' ? 2 : Number(count);
  return (one + (half || tail ? 0.5 : 0)) * (unit.startsWith('hour') ? 60 : 1);
}

function fromNow(span: readonly (string | undefined)[], { date, time }: Calendar): Piece {
  const minutes = minutesOf(time) + minutesIn(span);
  const day = ahead(date, Math.floor(minutes / 1440));
  return { kind: 'day', day: { date: day, until: day }, time: { part: { at: clockOf(minutes) } } };
}
