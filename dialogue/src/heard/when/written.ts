const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const ORDINALS = `zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`.split(/\s+/);
/** Many numbers in a row are no times. */
const NUMBER_OF_A_PHONE = /\b(?:(?:\d{1,4}|oh|o) ){4,}(?:\d{1,4}|oh|o)\b|\b\d{3} \d{3} \d{4}\b/g;
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };

/** 'Monday's fine', 'ten thirty's good': it is that, and not one of many. */
const IS = new RegExp(
  `\\b(${ONES.join('|')}|twenty|thirty|forty|fifty|noon|first|second|third|last|morning|afternoon|evening|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?::\\d\\d)?)'s\\b`,
  'g',
);

const NUMBER = `(?:${ONES.slice(1, 13).join('|')}|\\d{1,2}(?::\\d\\d)?)(?:[ -](?:thirty|fifteen|forty ?five))?`;
/** 'Not nine, ten' is no ten past nine. */
const DENIED = new RegExp(`\\b((?:not|do|make|no)(?: at)? ${NUMBER}),\\s+(?=${NUMBER}\\b)`, 'g');

/** 'You're on Fourth Avenue, right?' names no fourth of a month. */
const STREET = new RegExp(
  `\\b(?:${[...ORDINALS.slice(1), 'twentieth', 'thirtieth'].join('|')}|\\d{1,3}(?:st|nd|rd|th)) (?=(?:street|st|avenue|ave|boulevard|blvd|road|rd|place|pl|drive|floor)\\b(?! at\\b))`,
  'g',
);

const MINUTES = '(?:[ -](?:thirty|fifteen|forty ?five))?';
/** 'One's a corgi', 'the other one' count no hours; 'the four one', 'the eleven thirty slot' are those. */
const PRONOUN =
  /(?<!\b(?:first|second|third|last|earliest|latest) )\bone(?:'s| is| was|'ll| will| has| needs| of)(?= (?!fine\b|good\b|great\b|okay\b|ok\b|perfect\b|better\b|best\b|free\b|open\b|taken\b)[a-z])|(?<=\b(?:get|need|want|book) (?:me |us )?)one(?= (?:the|on|next|this|that|as|too|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|(?<=\b(?:minutes?|hours?|dollars?|longer|shorter|bigger|smaller|cheaper|nicer|regular|basic|full|big|small|little|older|younger|deluxe|premium|standard|[a-z]{2,}(?:ing|ic|al)) )ones?\b/g;
const HOUR_ONE = new RegExp(
  `\\b(?:the|that|your) ((?:${ONES.slice(2, 13).join('|')}|\\d{1,2}(?::\\d\\d)?)${MINUTES}(?: o'?clock| [ap]m)?) (?:one|slot|spot|opening)\\b`,
  'g',
);

/** 'Tomorrow. Mornings are bad for me' denies half of a day, and not the day. */
const HALVES =
  /\b(morning|afternoon|evening)s (?:(?:are|is)(?: \w+)? (?:bad|no good|out|hard|tough|rough|impossible|terrible|busy|crazy|hectic)|(?:don'?t|won'?t|never|aren'?t|do not) (?:really )?(?:work|good|great|suit))(?: for (?:me|us))?/g;

/** An utterance as dates and times are read from it: small letters, digits for numbers, '4:30 pm', '24th'. */
export function written(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    // 'A different time for my appointment, Friday at one': that is none they have.
    .replace(/\b(appointment|appt|booking|reservation|visit|session|lesson),/g, '$1 then')
    .replace(STREET, 'some ')
    .replace(HALVES, 'not in the $1')
    // 'It has to be before, Friday at nine': what comes behind the mark is another moment.
    .replace(/(?<=\bbe (?:done |in |there |seen )?)(?:before|after)(?=[,;.!?])/g, ' ')
    .replace(PRONOUN, 'somebody')
    .replace(HOUR_ONE, 'at $1')
    .replace(IS, '$1 is')
    .replace(DENIED, '$1 no ')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bnot ('?til|till)\b/g, 'not until')
    .replace(/o['\s]?\s?clock/g, 'oclock')
    .replace(/(\d)([ap]m)\b/g, '$1 $2')
    .replace(/(\d)\.(\d\d)\b/g, '$1:$2')
    .replace(/(\w)-?ish\b/g, '$1 ish')
    // Not a Wednesday
    .replace(
      /\bwe'd\b|\bwed(?= (?:all |both |just |really )?(?:like|love|want|need|prefer|rather|be|have|take|get|go|appreciate)\b)/g,
      'we would',
    )
    .replace(/'/g, '')
    .replace(/\b(?:um+|uh+m?|er+m?|hm+|mm+|ah+|like|say|maybe|perhaps|sharp|exactly)\b/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/[^a-z0-9:/ ]+/g, ' ')
    .trim()
    .split(/\s+/);
  const said = joinTens(words.map(digits)).join(' ');
  return joinTimes(said.replace(NUMBER_OF_A_PHONE, '#'));
}

function digits(word: string): string {
  const one = ONES.indexOf(word);
  if (one >= 0) return String(one);
  const place = ORDINALS.indexOf(word);
  // 'The second one' is a choice; days have their own 'second' in '2nd' or 'december second'.
  return place > 3 ? `${place}th` : word;
}

/** 'twenty 4th' is '24th', 'thirty 1' 31, 'thirty' 30. */
function joinTens(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const tens = TENS[word] ?? (word === 'twentieth' ? 20 : word === 'thirtieth' ? 30 : 0);
    if (tens === 0) joined.push(word);
    else if (word.endsWith('tieth')) joined.push(`${tens}th`);
    else if (/^[1-9](th)?$/.test(next) || /^(first|second|third)$/.test(next)) {
      const unit = ['first', 'second', 'third'].indexOf(next) + 1 || Number.parseInt(next, 10);
      joined.push(`${tens + unit}${/^\d$/.test(next) ? '' : 'th'}`);
      at++;
    } else joined.push(String(tens));
  }
  return joined;
}

const HOUR = '(1[0-2]|[1-9])(?![\\d:/])';
const past = new RegExp(`\\b(?:a )?(quarter|half|5|10|20|25)(?: minutes?)? (?:past|after) ${HOUR}`, 'g');
const to = new RegExp(
  `(?<!\\b(?:from|between) )\\b(?:a )?(quarter|5|10|20|25)(?: minutes?)? (to|of|till) ${HOUR}`,
  'g',
);

/** Of these twelve the half of the day is known. */
const pastTwelve = /\b(?:a )?(quarter|half|5|10|20|25)(?: minutes?)? (?:past|after) (midnight|noon)\b/g;
const toTwelve = /\b(?:a )?(quarter|5|10|20|25)(?: minutes?)? (?:to|of|till|before) (midnight|noon)\b/g;

const tens =
  /(?<![/:\d]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )\b(2[0-3]|1\d|[1-9]) (10|15|20|25|30|35|40|45|50|55)\b(?!th|[:/])/g;

const inMinutes = (said: string): number => (said === 'half' ? 30 : said === 'quarter' ? 15 : Number(said));
const clock = (hour: number, minutes: number): string => `${hour}:${String(minutes).padStart(2, '0')}`;

/** '4 30' is '4:30', 'half past 4' too, 'quarter to 5' is '4:45'. */
const joinTimes = (text: string): string =>
  text
    .replace(
      pastTwelve,
      (_, minutes: string, at: string) => `${clock(12, inMinutes(minutes))} ${at === 'noon' ? 'pm' : 'am'}`,
    )
    .replace(
      toTwelve,
      (_, minutes: string, at: string) => `${clock(11, 60 - inMinutes(minutes))} ${at === 'noon' ? 'am' : 'pm'}`,
    )
    .replace(past, (_, minutes: string, hour: string) => clock(Number(hour), inMinutes(minutes)))
    .replace(to, (whole, minutes: string, word: string, hour: string) =>
      word === 'of' && minutes !== 'quarter' ? whole : clock(((Number(hour) + 10) % 12) + 1, 60 - inMinutes(minutes)),
    )
    .replace(tens, '$1:$2')
    .replace(/\b(1[0-2]|[1-9]) (?:oh|o|0) (\d)\b/g, '$1:0$2')
    .replace(/(?<!\b(?:an?|the|other|\d+) )\bhalf (1[0-2]|[1-9])\b(?! hour| an| half)/g, '$1:30');
