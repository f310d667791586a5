import { WEEKDAYS } from '../../facts.ts';
import { weekdayOf } from './calendar.ts';
import type { Pick, Rule } from './piece.ts';

/** What ties days and times together: denials, alternatives, corrections, choices; and numbers that are none of them. */

const PLACES: Readonly<Record<string, Pick>> = { first: 0, former: 0, second: 1, third: 2, '4th': 3, '5th': 4 };
const PLACE = '(first|former|second|third|4th|5th|last|latter)';
const NOUN = '(?:1|slot|time|option|choice|appointment|opening)';
/** What may stand before a place that is said alone: 'yeah, first works', but not 'I have to drop the car off first'. */
const LED_TO =
  '(?:(?:yes|yeah|yep|okay|sure|um|uh|oh|hm+|well|so|then|maybe|probably|i guess|i think|lets|do|take|go with|ill|id like|make it) )*';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Of today, by its name or its number. */
const isDay = (said: string, date: string): boolean =>
  /\d/.test(said)
    ? Number.parseInt(said.replace('the ', ''), 10) === Number(date.slice(8))
    : WEEKDAYS[weekdayOf(date)] === said;

const pick = (chosen: Pick) => () => ({ kind: 'pick' as const, pick: chosen });
const placed = (said = ''): Pick => PLACES[said] ?? 'last';

export const TURNS: readonly Rule[] = [
  [
    '(?:not|instead of|rather than|(?<!(?:come|came|coming|someone|somebody|anyone|anybody|him|her|them|us|it|stop|swing|get|bring|guy|right|out) )over(?! (?:on|at|by|this|here|there) )|except(?: for)?|other than|besides|apart from|anything but)(?: (?:on|at|for|my|this))?',
    () => ({ kind: 'not' }),
  ],
  [
    '(?:any ?(?:other )?(?:day|time)|any|every day|all|anything)(?: (?:works|is fine|is good))? (?:but|except(?: for)?|other than|besides|apart from|not)(?: not)?(?: (?:on|at|for|my|this))?',
    () => ({ kind: 'not', open: true }),
  ],
  [
    `(?:cant|cannot|wont|couldnt|not able to|unable to|wont be able to|not going to be able to|not going to|never|dont want to|im not going to|not gonna)(?: (?:really|be able to|actually))?(?: (?:make|do|come|get|be|attend)(?: (?:it|there|in|in for))?(?: to)?)?(?: (?:on|at|for|my|this|the)){0,2}(?= (?:this |next |the |my )?(?:${WEEKDAY}|today|tomorrow|noon|midday|mornings?|afternoons?|evenings?|\\d))`,
    () => ({ kind: 'not' }),
    0.5,
  ],
  [
    '(?<!\\b(?:once|when|after|until|till|since|before|while) )(?:im|i am|we are|were) (?:busy|away|out of town|gone|off|working|traveling|tied up)(?: on| all)?|i work(?: on)?(?! (?:full|part|so|in|at|as|for|from|with)\\b)|no(?= (?:\\w+days|mornings|afternoons|evenings)\\b)',
    () => ({ kind: 'not' }),
  ],
  // 'I work days so anything after three': what follows from a denial is not denied.
  [
    'so(?= (?:any|some|how|what|can|could|maybe|id|ill|lets|do|would|is|only|after|before|later|earlier|it))',
    () => ({ kind: 'so' }),
  ],
  [
    '(?:just |really |simply )?(?:doesnt|does not|wont|isnt going to|is not going to|isnt gonna|not gonna|not going to|no longer|not|will not|dont|didnt|isnt)(?: really| quite)? (?:works?|working|suits?|suiting|be possible|possible|good|do|fit|convenient)(?: for (?:me|us))?(?: any ?more| any longer)?',
    () => ({ kind: 'notBefore' }),
  ],
  [
    '(?:is |are )?no good(?: any ?more| any longer| now)?|(?:is|are) (?:out|bad|impossible|hard|tough|difficult|full for me|too soon)',
    () => ({ kind: 'notBefore' }),
  ],
  [
    '(?:is |are )?(?:too|a bit|a little) (?:early|late)(?: for (?:me|us|him|her))?',
    ([said = '']) => ({ kind: 'notThen', early: said.includes('early') }),
  ],
  [
    '(?:(?:thats|its|that is|it is|this is|those are|these are|theyre|they are)(?: all)?|^(?:no )?)(?: ?(?:way|much|just|really|kind of|kinda|a bit|a little))* ?too (?:early|late)(?: in the (?:day|morning|afternoon|evening))?(?: for (?:me|us|him|her))?(?! to )',
    ([said = '']) => ({ kind: 'notThen', early: said.includes('early'), ofThat: true }),
  ],
  [
    '(?:any ?thing |something |a (?:bit|little) |any )?(?:sooner|earlier|later) than (?:that|this|those|these|what you (?:said|have|offered))',
    ([said = '']) => ({
      kind: 'shift',
      later: said.includes('later'),
      minutes: null,
      ...(said.includes('sooner') && { sooner: true }),
    }),
    0.7,
  ],
  [
    `(?:(?<!(?:make|making|book|schedule|get|set|have|need|want) )(?:my|our|his|her) (?:(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\w+ )?(?:appointment|appt|booking|reservation|visit|session|lesson)(?: on| at| for)?|my|(?<!(?:can|could|may|might|should|do) )(?:i|we|ive|weve) (?:have|had|got|booked|made)(?: (?:something|a (?:time|slot|spot))(?: (?:booked|scheduled|set up|down))? with (?:you|yall)(?: guys)?|(?: an?| the| my)?(?: \\w+)? (?:appointment|booking|reservation|1)(?: with(?: dr| doctor| mr| mrs| ms)? (?!an?\\b)\\w+| for (?:my|our|his|her) \\w+){0,2}|(?: an?| the| my)(?: \\w+){1,3} (?:booked|scheduled|reserved|set up))(?: on| at| for)?|(?:im|i am|were|we are|i was|hes|shes) (?:supposed|scheduled|meant|set|due) to (?:come|be there|be in|be seen|see \\w+)(?: in| by| over)?(?: on| at)?|(?:im|i am|were|we are|hes|shes|he is|she is|theyre|they are|\\w+ is) (?:booked|down|scheduled)(?: in)?(?: for(?= (?:today|tomorrow|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))?(?: (?:with|for)(?: an?| the| my| dr| doctor)? \\w+)?(?: on| at| for)?|the appointment(?: that)?(?:(?: i have| ive got)?(?: on| at| for)| i have| ive got)|the 1 i have(?: on)?)`,
    () => ({ kind: 'mine' }),
  ],
  [
    `(?<!\\b(?:an?|the|my|your|some|for|oil|tire|filter|gear|tube) (?:\\w+ )?)(?:move|change|switch|push|shift|bump|reschedule|swap)(?: (?:it|that|this|me|us))?(?: (?:from|the))?(?= (?:${WEEKDAY}|tomorrow|\\d))`,
    () => ({ kind: 'mine' }),
  ],
  // 'Mine is Thursday': of the one that stands.
  [
    '(?:mine|my (?:appointment|slot|booking)|the appointment|the 1 i have)(?: now)? (?:is|was)(?: on| for| at)?',
    () => ({ kind: 'mine' }),
  ],
  [
    `(?:its|it is|isnt it|is it|today is|is today|todays|whats today|what is today|what day is it|today was)(?: only| still| already| just)? (${WEEKDAY}|(?:the )?\\d{1,2}(?:st|nd|rd|th))(?: (?:today|already|now))*(?! (?:at|in|i|that|we|id|for|around|next|the|morning|afternoon|evening|or|and|to|\\d)\\b)`,
    ([, day = ''], { date }) => (isDay(day, date) ? { kind: 'noise' } : null),
    0.3,
  ],
  // What has been since then is no wish for it.
  ['(?:ever )?since(?: (?:about|around|early|late))?', () => ({ kind: 'mine' })],
  [
    'or(?: else| maybe| even| possibly)?|(?:and )?if (?:not|thats not possible|that doesnt work)|otherwise|failing that|alternatively|slash',
    () => ({ kind: 'or' }),
  ],
  ['(?:starting|from|beginning|as of|on or after|not before)(?: on)?', () => ({ kind: 'bound', bound: 'from' }), -0.6],
  [
    '(?:dont|do not|didnt) (?:want|need|mean)(?: any)? (?:another|other|different) (?:time|day|one)s?',
    () => ({ kind: 'noise' }),
    0.5,
  ],
  [
    '(?:any ?thing |something |a (?:bit|little) )?(?:sooner|earlier) than',
    () => ({ kind: 'bound', bound: 'before' }),
    0.5,
  ],
  ['(?:any ?thing |something |a (?:bit|little) )?later than', () => ({ kind: 'bound', bound: 'after' }), 0.5],
  ['(?:any ?time |any day )?after', () => ({ kind: 'bound', bound: 'after' }), -0.6],
  ['(?:any ?time |any day |sometime )?before', () => ({ kind: 'bound', bound: 'before' }), -0.6],
  ['(?:runs? out|expires?|is due|are due|is up)(?: on| by)?', () => ({ kind: 'bound', bound: 'before' })],
  [
    '(?<!\\b(?:come|coming|stop|swing|drop|pass|run|(?:bring|bringing|drop|take|get|run) (?:it|him|her|them|(?:my|the|our) \\w+)) )by(?! (?:(?:dr|doctor|mr|mrs|ms) )?(?!(?:this|next|the|late|early|mid|end|about|around|at|like|maybe|coming|noon|lunch|midday|close|closing|morning|evening|on|or|then|my|our|your|\\d+)\\b)\\w+ (?:on |(?:this |next )?coming |this |next )?(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)|until|till|no later than',
    () => ({ kind: 'bound', bound: 'until' }),
    -0.6,
  ],
  ['(?:the )?week of', () => ({ kind: 'bound', bound: 'week' })],
  [
    '(?:what are |whats |and )?(?:your |the )?(?:business |opening )?hours(?: on| for)?|(?:are|will) you(?: guys)?(?: be)? (?:open|closed)(?: on)?|(?:when|what time) do you (?:open|close)(?: on)?',
    () => ({ kind: 'asked' }),
  ],
  ['and(?: also)?|as well as', () => ({ kind: 'and' })],
  ['through|thru|to|until|till', () => ({ kind: 'through' }), -0.5],
  [
    'no(?! later| earlier)|nope|actually|i mean|i meant|sorry|or rather|make (?:that|it)|scratch that|wait|correction|on second thought|let me think|better yet|strike that|just(?! (?:next|the (?:next|following|week)|in a|a) ?week)',
    () => ({ kind: 'correction' }),
  ],
  [
    `(?:the |that |your )?${PLACE} (?:${NOUN}(?: (?:of )?(?:those|them|you said))?|of (?:those|them|the (?:two|three|2|3)))`,
    ([, place]) => ({ kind: 'pick', pick: placed(place) }),
    0.5,
  ],
  [
    `(?<!\\b(?:it|her|him|them|me|us|there|in|home|up) )(?:(?:the |that )${PLACE}|(?<=^${LED_TO})${PLACE})(?= (?:please|is|works|would|sounds|will|then|thanks)(?: |$)|$)`,
    ([, named, alone]) => ({ kind: 'pick', pick: placed(named ?? alone) }),
  ],
  ['(?:number|option|choice) ([1-5])', ([, number]) => ({ kind: 'pick', pick: Number(number) - 1 })],
  [
    `(?:the |that )?(?:earlier|earliest|soonest|sooner)(?: (?:of (?:those|them|the (?:two|2))|${NOUN}(?! (?:you|available))))`,
    pick(0),
    0.5,
  ],
  [
    `(?:the |that )?(?:later(?: (?:of (?:those|them|the (?:two|2))|${NOUN}))|latest of (?:those|them|the (?:two|2)))`,
    pick('last'),
    0.5,
  ],
  ['the later', pick('last'), 0.1],
  ['the earlier|the sooner', pick(0), 0.1],
  [`the other(?: (?:1|slot|time|option))?`, pick('other'), 0.1],
  [
    // 'I can't do any of those' chooses none.
    '(?<!\\b(?:cant|cannot|couldnt|dont|wont|not|cant really) (?:\\w+ ){0,2})(?:either(?: (?:1|of (?:those|them)|way|works|is \\w+))?|any of (?:them|those|the above))|whichever|doesnt (?:really )?matter|(?:they )?both work|any is|you (?:pick|choose|decide)|whatevers?(?: (?:works|open|free|is (?:open|free|easiest|available|good)|you (?:have|got|ve got|can do|think|like)|time))*(?: (?:best|for you|left))?',
    pick('any'),
  ],
  ['the (?:middle (?:1|slot|time|option)|1 in the middle)', pick(1), 0.2],
  ['(?:(?:a|any|some) )?(?:another|different|other) days?|some other day', () => ({ kind: 'otherDay' })],
  [
    '(?:the )?(?:as soon as possible|asap|what(?:ever)?(?: is|s| do you have| you have| youve got| you got| have you got) (?:next|first|soonest|earliest)(?: available| open| free)?(?! (?:week|month|year|\\w+day)\\b)|(?:very )?(?:soonest|earliest)(?: (?:you have|you can do|possible|available|that you have|appointment|slot|opening|time|day))*|(?:first|next) (?:available|opening|free|possible)(?: (?:appointment|slot|opening|time|1))?|next opening|soon|right away|right now|immediately|(?<!\\bor |\\bpay |\\bthen )now(?= please|$)|whenever(?! (?:i|we|he|she|they|it|(?:the|my) \\w+) (?!can\\b|works?\\b|suits?\\b|is free\\b))|any day|(?:as )?(?:quick|early|soon) as (?:possible|you)(?: (?:can|have|got|could))?)',
    () => ({ kind: 'soon' }),
  ],
  ['not (?:that|so|too|quite that|quite so|as) soon', () => ({ kind: 'shift', later: true, minutes: null })],
  ['any ?time(?: (?:works|is fine|at all))?|anything at all', () => ({ kind: 'soon' })],
  [
    '(?:a |any |some )?(?:another|other|different|more) times?|what else|anything else|(?:any )?more(?: options| slots)?',
    () => ({ kind: 'shift', later: true, minutes: null }),
  ],
  ['(?:table|party|reservation|room|group|family) (?:of|for) \\d+', () => ({ kind: 'noise' })],
  [
    '(?:for |of )?\\d+ (?:people|persons?|of (?:us|them)|guests|adults|kids|children|minutes?|mins?|hours?|months?|years?|slots|appointments|dollars)',
    () => ({ kind: 'noise' }),
  ],
  [
    '(?:im|hes|shes|he is|she is|turning|turned) (?:only |just |almost )?\\d{1,2}(?= |$)(?! (?:oclock|am|pm))',
    () => ({ kind: 'noise' }),
    0.2,
  ],
  [
    '\\d+ (?:\\w+ ){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|place|court)',
    () => ({ kind: 'noise' }),
  ],
  ['(?:\\d ){3,}\\d+', () => ({ kind: 'noise' })],
  [
    '(?:the|that|this|which|another|a different|a new|any|no|each) (?:(?:old|other|new|previous|original|same|\\w+ minute|\\w+ hour) )?1(?! (?:oclock|am|pm|in the))',
    () => ({ kind: 'noise' }),
    0.1,
  ],
  ['(?:last|first) time', () => ({ kind: 'noise' })],
  // What has been is no wish: 'since last night'.
  ['(?<!\\bthe )last (?:night|evening|week|weekend|month|year)(?! (?:of|in)\\b)', () => ({ kind: 'noise' }), 0.2],
  // 'First time there', of a first visit
  [
    '(?:my |our |its my |the )?(?:very )?first time(?= (?:here|there|with|in|coming|ever|going|seeing|at|patient|customer|client|yeah|yes|for me|for us|too)(?: |$))',
    () => ({ kind: 'noise' }),
    1,
  ],
  [
    '1 (?:for|after|before|of|by) (?:my|our|the|each|me|him|her|us|them)|(?:right )?1 after the other',
    () => ({ kind: 'noise' }),
    0.2,
  ],
];
