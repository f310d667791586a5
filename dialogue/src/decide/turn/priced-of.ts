import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { numberAt } from '../../understand/numbers.ts';
import { hear } from '../hear.ts';
import { lineById } from '../order/lines.ts';
import type { Talk } from '../talk.ts';

/** A question for a price that names nothing but how many and how big: 'what's that in a large', 'how much for five of them'. */

const LED = /^(?:(?:and|so|okay|ok|oh|um|uh|well|wait|sorry|then|alright|yeah|but|hm+) )*(?=how much|whats?\b|price)/;
/** 'And in the large?' */
const AGAIN = /^(?:(?:and|or|so|okay|then) )*(?:(?:what|how) about )?(?=(?:in|for|the|an?) )/;
/** 'And if I get three?', behind a price: of three of them, and no order. */
const IF_SEVERAL =
  /^(?:(?:and|so|okay|or|then|well) )*(?:(?:what )?if (?:i|we) (?:just )?(?:get|got|take|took|have|had|want|wanted|buy|bought|order|ordered|need|needed|do|did)|(?:what|how) about|for)?(?: |^)(?=(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|a dozen|half a dozen|\d+)\b)/;
const OF_PRICES = new Set('much price cost costs run runs charge apiece each'.split(' '));
const BESIDE = new Set(
  `how what whats is are was would will do does did be come comes to go goes for set me us back you guys a an the of those them these
  that it they this ones piece per in on and or then again so both either size sizes one please exactly`.split(/\s+/),
);
const BIGGEST = /^(?:big|bigger|biggest|larger|largest)$/;
const SMALLEST = /^(?:smaller|smallest|little)$/;

interface Read {
  priced: boolean;
  count: number | null;
  sizes: string[];
}

/** Null where it names something else. */
function readPriced(words: readonly string[], family: Family, { menu }: Talk): Read | null {
  const names = family.variants.flatMap(({ size }) => size ?? []);
  const read: Read = { priced: false, count: null, sizes: [] };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const size = menu.sizeAt(words, at) ?? menu.sizeAt([word.replace(/s$/, '')], 0);
    const number = word === 'one' || word === 'a' || word === 'an' ? null : numberAt(words, at);
    const end = BIGGEST.test(word) ? names.at(-1) : SMALLEST.test(word) ? names[0] : undefined;
    if (size && names.includes(size.size)) {
      read.sizes.push(size.size);
      at += size.length - 1;
    } else if (end !== undefined) read.sizes.push(end);
    else if (number) {
      read.count = number.value;
      at += number.length - 1;
    } else if (word === 'dozen') read.count = 12;
    else if (OF_PRICES.has(word)) read.priced = true;
    else if (!BESIDE.has(word)) return null;
  }
  return read;
}

/** Supposed, right behind what one costs: it is asked with its mark, or led by an 'if'. */
function isSeveral({ state, heard, turn }: Talk): boolean {
  const { wondering } = state;
  const isPrice =
    wondering?.turn === turn.turn - 1 &&
    (wondering.question.about === 'price' ||
      (wondering.question.about === 'dish' && wondering.question.what === 'price'));
  const said = heard.words.join(' ');
  return isPrice && IF_SEVERAL.test(said) && (heard.sameAgain === 'plainly' || /\bif (?:i|we)\b/.test(said));
}

/** What was spoken of last is named in it. */
export function namePriced(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const { asked, topic, lines } = state;
  const said = heard.words.join(' ');
  // Behind what a dish is, its size asks for what it costs.
  const isAgain =
    state.wondering?.turn === talk.turn.turn - 1 &&
    state.wondering.question.about === 'dish' &&
    heard.sameAgain !== null &&
    heard.menuQuestion === null;
  const led = isSeveral(talk) ? IF_SEVERAL : LED.test(said) ? LED : isAgain && AGAIN.test(said) ? AGAIN : null;
  if (!facts.orderingEnabled || !led || heard.menuNames.dishes.length > 0 || heard.words.length > MOST) return;
  const open = asked.kind === 'size' ? lineById(talk, asked.line)?.family : undefined;
  const family = menu.family(open ?? topic ?? '');
  const isTotal = lines.length > 0 && heard.acts.some(({ kind }) => kind === 'read-order');
  const read =
    family && isAvailable(family) && !isTotal ? readPriced(said.replace(led, '').split(' '), family, talk) : null;
  if (!family || !read || !(read.priced || read.sizes.length > 0 || (led !== AGAIN && (read.count ?? 0) > 1))) return;
  const many = read.count ?? '';
  const sizes = [...new Set(read.sizes)].join(' and the ');
  talk.heard = hear(
    `how much ${many === '' ? 'is the' : `are ${many}`} ${sizes} ${family.called}`.replace(/ {2,}/g, ' '),
    facts,
    menu,
  );
}
const MOST = 12;
