import type { Family } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { tokenise } from '../words.ts';

/** 'Number five.' in what the owner writes of a dish, '5. Tofu Roll', '#5 Tofu Roll' in its name. */
const WRITTEN = /(?:^|[.;(]\s*)(?:number|no\.?|nr\.?|#)\s*(?<number>\d{1,3}|[a-z]+(?:[ -][a-z]+)?)\s*(?=[.;)]|$)/i;
const IN_NAME = /^(?:#|no\.? ?|number )?(?<number>\d{1,3})(?:[.)]\s*|\s+-\s+)(?=\p{L})/iu;
/** Fewer are no menu that goes by numbers. */
const FEWEST = 3;

const valueOf = (said: string | undefined): number | null => {
  const words = tokenise(said ?? '');
  const number = numberAt(words, 0);
  return number && number.length === words.length ? number.value : null;
};

const read = new WeakMap<Menu, ReadonlyMap<number, Family>>();

/** The dishes of a menu that numbers them; none where two have the same. */
function numberedOn(menu: Menu): ReadonlyMap<number, Family> {
  const before = read.get(menu);
  if (before) return before;
  const found = menu.families.flatMap((family): [number, Family][] => {
    const written = IN_NAME.exec(family.name) ?? WRITTEN.exec(family.variants[0]?.item.description ?? '');
    const number = valueOf(written?.groups?.number);
    return number === null ? [] : [[number, family]];
  });
  const numbers = new Map(found);
  const numbered = numbers.size === found.length && found.length >= FEWEST ? numbers : new Map<number, Family>();
  read.set(menu, numbered);
  return numbered;
}

const ONES =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
/** No phone, house or order is meant, and no number of many digits. */
const SAID = new RegExp(
  `(?<!\\b(?:my|your|phone|cell|callback|order|house|apartment|suite|unit|room|card|table|is|at|the same) (?:the )?)(?:\\bnumber|\\bno\\.|#)\\s?(?<number>\\d{1,3}|${ONES})(?:['’]?e?s)?\\b(?![\\s-]*(?:\\d|zero\\b|oh\\b|(?:${ONES})\\b|hundred|street|avenue|road))`,
  'giu',
);

/** 'Two number fives', 'the number one' are the dishes that go by these numbers. */
export function withNumbered(text: string, menu: Menu): string {
  const numbered = numberedOn(menu);
  if (numbered.size === 0) return text;
  return text.replace(SAID, (said: string, number: string) => {
    const family = numbered.get(valueOf(number) ?? -1);
    return family ? family.called : said;
  });
}
