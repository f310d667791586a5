export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Rule = readonly [pattern: RegExp, words: () => string];

/** Only before a full stop or a number: 'Mar' and 'Sun' alone may be names, 'may' is a word. */
const dated = (name: string, short: string): Rule => [
  new RegExp(`\\b${short}(?:t|rs?|s|nes)?(?:\\.|(?=\\s\\d)|(?=,\\s\\w))`, 'g'),
  () => name,
];

const TITLES = { Mr: 'Mister', Mrs: 'Misses', Ms: 'Miz', Jr: 'Junior', Sr: 'Senior' };
const STREETS = {
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Ln: 'Lane',
  Apt: 'Apartment',
  Ste: 'Suite',
};
const OTHERS = {
  approx: 'approximately',
  appt: 'appointment',
  tel: 'telephone',
  min: 'minutes',
  mins: 'minutes',
  hrs: 'hours',
};

const shortened = (words: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(words).map(([short, long]) => [new RegExp(`\\b${short}\\b(?:\\.(?!\\s*$))?`, 'g'), () => long]);

const measured = (short: string, long: string): Rule => [
  new RegExp(`(?<=\\d\\s?)${short}\\b(?:\\.(?!\\s*$))?`, 'g'),
  () => ` ${long}`,
];

export const ABBREVIATIONS: readonly Rule[] = [
  ...MONTHS.filter((month) => month.length > 4).map((month) => dated(month, month.slice(0, 3))),
  ...DAYS.map((day) => dated(day, day.slice(0, 3))),
  [/\bSt\.?\s+(?=[A-Z][a-z]+\s+(?:Church|Hospital|School|Street|Ave))/g, () => 'Saint '],
  [/\bDr\.?\s+(?=[A-Z])/g, () => 'Doctor '],
  [/\bDr\b\.?/g, () => 'Drive'],
  ...Object.entries(TITLES).map(
    ([short, long]): Rule => [new RegExp(`\\b${short}\\b\\.?(?=\\s+[A-Z])`, 'g'), () => long],
  ),
  ...shortened(STREETS),
  ...shortened(OTHERS),
  [/\bNo\.\s?(?=\d)/g, () => 'number '],
  [/\bext\.?\s?(?=\d)/gi, () => 'extension '],
  [/\be\.g\.,?/g, () => 'for example,'],
  [/\bi\.e\.,?/g, () => 'that is,'],
  [/\betc\b\.?/g, () => 'et cetera'],
  [/\bvs\b\.?/g, () => 'versus'],
  [/\bw\/o\b/g, () => 'without'],
  [/\bw\/\s?/g, () => 'with '],
  [/\bBBQ\b/gi, () => 'barbecue'],
  [/\bOK\b/g, () => 'okay'],
  [/\bASAP\b/g, () => 'as soon as possible'],
  measured('oz', 'ounces'),
  measured('lbs?', 'pounds'),
  measured('mi', 'miles'),
  measured('in', 'inches'),
  measured('ft', 'feet'),
];
