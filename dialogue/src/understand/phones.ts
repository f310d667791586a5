const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const MISHEARD: Readonly<Record<string, string>> = { oh: '0', o: '0', to: '2', too: '2', for: '4', won: '1', ate: '8' };
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };

const WHOLE = 10;

/** The digits said, in order: 'seven one eight, double five five, oh one four seven'. Of what is taken back the last stands. */
export function readDigits(words: readonly string[]): string {
  const again = words.findLastIndex(
    (word, at) => /^(?:sorry|wait|actually)$/.test(word) || (word === 'i' && words[at + 1] === 'mean'),
  );
  const [before, after] = [digitsIn(words.slice(0, Math.max(again, 0))), digitsIn(words.slice(again + 1))];
  if (before === '' || after === '') return before + after;
  const over = before.length + after.length - WHOLE;
  return before.slice(0, Math.max(0, before.length - (over > 0 ? over : after.length))) + after;
}

/** A whole number among other words: 'Denny, 917 555 0188'; null when there is none. */
export function phoneAt(words: readonly string[], whole = /^1?\d{10}$/): string | null {
  const apart = withAreaCode(words);
  if (apart && whole.test(apart)) return apart;
  for (let from = 0; from < words.length; from++) {
    if (!isDigits(words[from] ?? '')) continue;
    // 'Vanessa, 347 555 0160. Fifty of us': written so it is whole, whatever is counted behind it.
    const written = words.slice(from, from + 3).join(' ');
    if (WRITTEN.test(written) && !/^\d/.test(words[from + 3] ?? '') && whole.test(written.replaceAll(' ', '')))
      return written.replaceAll(' ', '');
    let to = from;
    while (isDigits(words[to] ?? '') || isMisheardAt(words, to)) to++;
    if (isAmount(words.slice(from, to))) continue;
    const digits = readDigits(words.slice(from, to));
    if (whole.test(digits)) return digits;
    from = to;
  }
  return null;
}

/** 'Five five five, to one': beside one digit alone, and not in 'invoice 2217 for six hundred'. */
const isMisheardAt = (words: readonly string[], at: number): boolean =>
  MISHEARD[words[at] ?? ''] !== undefined &&
  [words[at - 1], words[at + 1]].some((one) => digitsOf(one ?? '')?.length === 1);

/** 'Six hundred forty': numbers are not read out so. */
const isAmount = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'hundred' && [...TENS, ...TEENS, 'and', 'thousand'].includes(words[at + 1] ?? ''));

/** '555 0133, area code 718' */
function withAreaCode(words: readonly string[]): string | null {
  const at = words.findIndex((word, place) => word === 'area' && words[place + 1] === 'code');
  if (at < 0) return null;
  const from = words[at + 2] === 'is' ? at + 3 : at + 2;
  const to = words.findIndex((_, place) => place > from && readDigits(words.slice(from, place)).length === 3);
  const end = to < 0 ? words.length : to;
  const code = readDigits(words.slice(from, end));
  const rest = [words.slice(end), words.slice(0, at)]
    .map((some) => phoneAt(some, /^\d{7}$/))
    .find((one) => one !== null);
  return code.length === 3 && rest ? `${code}${rest}` : null;
}

const WRITTEN = /^\d{3} \d{3} \d{4}$/;

const isDigits = (word: string): boolean =>
  digitsOf(word) !== null || TENS.includes(word) || word === 'hundred' || REPEATS[word] !== undefined;

function digitsIn(words: readonly string[]): string {
  let digits = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = digitsOf(words[at + 1] ?? '');
    const times = REPEATS[word];
    if (times && next) {
      digits += next.repeat(times);
      at++;
    } else if (TENS.includes(word)) {
      const unit = DIGITS.indexOf(words[at + 1] ?? '');
      digits += `${TENS.indexOf(word) + 2}${Math.max(unit, 0)}`;
      if (unit > 0) at++;
    } else if (word === 'hundred') digits += '00';
    else digits += digitsOf(word) ?? (digits === '' ? '' : (MISHEARD[word] ?? ''));
  }
  return digits;
}

function digitsOf(word: string): string | null {
  if (/^\d+$/.test(word)) return word;
  if (DIGITS.includes(word)) return String(DIGITS.indexOf(word));
  if (TEENS.includes(word)) return String(TEENS.indexOf(word) + 10);
  return word === 'oh' ? '0' : null;
}
