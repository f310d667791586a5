const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const ORDINALS = `zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`.split(/\s+/);
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };

/** An utterance as dates and times are read from it: small letters, digits for numbers, '4:30 pm', '24th'. */
export function written(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/o['\s]?\s?clock/g, 'oclock')
    .replace(/(\d)([ap]m)\b/g, '$1 $2')
    .replace(/(\d)\.(\d\d)\b/g, '$1:$2')
    .replace(/'s\b/g, 's')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/[^a-z0-9:/' ]+/g, ' ')
    .trim()
    .split(/\s+/);
  return joinTimes(joinTens(words.map(digits)).join(' '));
}

function digits(word: string): string {
  const one = ONES.indexOf(word);
  if (one >= 0) return String(one);
  const place = ORDINALS.indexOf(word);
  // 'The second one' is a choice; days have their own 'second' in '2nd' or 'december second'.
  if (place > 3) return `${place}th`;
  return word;
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

/** '4 30' is '4:30', 'half past 4' too, 'quarter to 5' is '4:45'. */
function joinTimes(text: string): string {
  return text
    .replace(/\b(\d{1,2}) (15|20|30|40|45|50|10|25|35|55)\b(?!th)/g, '$1:$2')
    .replace(/\b(\d{1,2}) (?:oh|o|0) (\d)\b/g, '$1:0$2')
    .replace(/\bhalf (\d{1,2})\b(?! hour| an)/g, '$1:30')
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replace(/\b(?:a )?quarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\b(?:a )?quarter to (\d{1,2})\b/g, (_, hour: string) => `${(Number(hour) + 11) % 12 || 12}:45`);
}
