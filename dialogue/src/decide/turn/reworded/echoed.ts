const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Less than this may be counted as well as paid. */
const SURELY_PRICE = 10;

/** 42 is said 'forty two' or, as some recognisers write it, '42'. */
function spoken(value: number): string {
  const ways = [String(value)];
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (value < 20) ways.push(ONES[value] ?? '');
  else if (value < 100) ways.push(`${TENS[tens - 2]}${ones > 0 ? `[ -]${ONES[ones]}` : ''}`);
  else if (value < 1000)
    ways.push(`(?:an?|${ONES[Math.floor(value / 100)]}) hundred(?:(?: and)? ${spoken(value % 100)})?`);
  return `(?:${ways.join('|')})`;
}

const MONEY = /\$(\d{1,3})\.(\d{2})/g;
const CLOCK = /\b(\d{1,2})(?::(\d{2}))? [AP]M\b/g;
const MINUTES = /\b(?:(\d{1,3}) to )?(\d{1,3}) minutes\b/g;

/** How the prices, hours and waits of a reply are said back; `counts`: those that count nothing, whatever stands beside them. */
function saidBack(reply: string): { any: string[]; counts: string[] } {
  const any: string[] = [];
  const counts: string[] = [];
  for (const [, dollars = '', cents = ''] of reply.matchAll(MONEY)) {
    const [whole, rest] = [Number(dollars), Number(cents)];
    const small = rest === 0 ? '' : `(?:(?: and)? (?:oh )?${spoken(rest)}(?: cents)?|\\.${cents})`;
    const way = `\\$?${spoken(whole)}(?: (?:dollars?|bucks))?${small}(?: (?:dollars?|bucks))?`;
    (rest > 0 || whole >= SURELY_PRICE ? counts : any).push(way);
    if (rest === 0 && whole < SURELY_PRICE) counts.push(`${spoken(whole)} (?:dollars?|bucks)`);
  }
  for (const [, hour = '', minutes = ''] of reply.matchAll(CLOCK)) {
    const past = Number(minutes);
    any.push(`(?:at |by |till |until )?${spoken(Number(hour))}${past > 0 ? `[ :]${spoken(past)}` : ''}`);
  }
  for (const [, least, most = ''] of reply.matchAll(MINUTES))
    any.push(`(?:${least ? `${spoken(Number(least))} (?:to|or) ` : ''})?${spoken(Number(most))}(?: minutes?)?`);
  return { any, counts };
}

const LED =
  '(?:(?:oh|ah|so|okay|ok|hm+|mhm|uh huh|huh|wow|alright|all right|right|well|yeah|yes|and|only|just|about|got it|i see|um|uh)[\\s,.!]+)*';
/** What is said of a number that was only told. */
const TAKEN =
  "(?:okay|ok|alright|all right|fine|good|great|perfect|cool|sure|wow|huh|hm+|got it|gotcha|thanks|thank you|i see|not bad|sounds good|(?:that['’]?s|it['’]?s) (?:(?:really|pretty|very|a bit|so|kind of|quite) )?(?:good|fine|okay|ok|great|perfect|alright|all right|not bad|cheap|reasonable|a lot|expensive|fair|steep|quick|fast|long))";
const MARK = '[\\s,.!?;\\u2026-]+';
/** A change or a wish begins, though no mark is heard before it. */
const NEXT =
  "(?:you know what|then|no|actually|can|could|make|let['’]?s|i['’]?ll|i['’]?d|i want|give|and|but|what|how|do|is|are)\\b";

/**
 * 'Fifteen, okay. You know what, make it the gel', told that it is $15.00: a number that is only said back counts nothing.
 * What is left of the turn; null where nothing was said back.
 */
export function withoutEcho(text: string, reply: string): string | null {
  const { any, counts } = saidBack(reply);
  const way = (ways: readonly string[], end: string) =>
    ways.length === 0 ? null : new RegExp(`^\\W*${LED}(?:${ways.join('|')})${end}`, 'i');
  const taken = `(?:${MARK}${TAKEN})+(?=${MARK}|$)`;
  const sure = way(
    counts,
    `(?:(?:${MARK}${TAKEN})+(?=${MARK}|$)|\\W*$|(?=[,.!?;\\u2026]+\\s+(?!(?:please|of|more|orders?|for)\\b)|\\s+${NEXT}))`,
  );
  // What costs two may be counted by 'two'; 'two, okay' says it back.
  const found = sure?.exec(text) ?? way(any, taken)?.exec(text);
  return found ? text.slice(found[0].length).replace(/^[\s,.!?;\u2026-]+/, '') : null;
}
