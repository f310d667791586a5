import { JOINING } from '../../../understand/menu/families.ts';
import type { Found } from '../../../understand/menu/lexicon.ts';
import { type Lexicon, likeWords } from '../../../understand/menu/lexicon.ts';
import { findNames, mention } from '../../../understand/menu/match.ts';
import { isPassing, type Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import type { ChoiceName } from '../choice-names.ts';
import { type Role, rolesAt } from '../function-words.ts';
import type { Span } from '../hypothesis.ts';
import { standsFor } from '../meaning/part-of.ts';
import { kindSpans, toldApart } from '../vague.ts';
import { wholeNoteAt } from '../whole-notes.ts';

/** Every word of a choice must be heard this well: 'bell peppers' are no banana peppers. */
const SURE = 0.8;

/** Words that are guessed at still weigh less than words that are written as on the menu. */
const GUESSED = 0.35;
/** A name of several words is more than its words. */
export const TOGETHER = 0.15;

/** Words that turn a wish around are not passed over. */
export const OVERHEARD: { readonly [Name in Role]?: number } = {
  not: 1.5,
  extra: 0.8,
  light: 0.8,
  half: 1.2,
  with: 0.7,
  'all-of-them': 0.7,
  only: 1.3,
};

/** Names as they may be heard here; 'onions and peppers' is never one name, unless the menu writes it so. */
function namesIn(words: readonly string[], known: Lexicon, common: ReadonlySet<string>): Found[] {
  const isTurn = (word: string) => word === 'and' || rolesAt([word], 0).some(({ role }) => role in OVERHEARD);
  return findNames(words, known, common).filter(({ from, to, family, whole, weakest }) => {
    const said = words.slice(from, to);
    const written = ` ${tokenise(family.called).join(' ')} `;
    // 'Three sodas, two cokes' and 'two sodas' are no '2 Liter Soda'.
    const isSame =
      written.includes(` ${said.join(' ')} `) || inDigits(tokenise(family.called)).includes(inDigits(said));
    if (!whole && said.length > 1 && !isSame && said.some((word) => numberAt([word], 0) !== null)) return false;
    // 'A double with onion rings' is one, and twice nothing.
    if (weakest > 0.99 && isNoun(words, from, to)) return true;
    // 'Free cans' are free of nothing.
    if (!whole && said.every((word) => word === 'free' || FUNCTION_WORDS.has(word))) return false;
    // 'Cheese provolone' is two things, though provolone is a cheese.
    const [head = ''] = said;
    if (
      whole &&
      said.length === family.words.length &&
      said.length > 1 &&
      (likeWords(head, known).get(family.words[0] ?? '') ?? 0) < 0.6
    )
      return false;
    // 'Two deluxes, one with swiss': that one is no badly heard part of the name.
    if (weakest < 0.99 && [0, said.length - 1].some((at) => isForeignNumber(said, at, written))) return false;
    // 'Side of kimchi' is no badly heard kimchi stew; 'a box of coffee' is a coffee box.
    const isTurned = weakest > 0.99 && said.length === 3 && family.words.length === 2;
    if (whole && !isTurned && said.some((word) => word === 'of' && !written.includes(' of '))) return false;
    const joins = / (?:and|with) /.test(written);
    return said.every(
      (word) =>
        !isTurn(word) ||
        ((whole || (said.length > 1 && isSame)) &&
          (written.includes(` ${word} `) || (joins && /^(?:and|with)$/.test(word)))),
    );
  });
}

/** 'Eight piece', of an 8 Piece Bucket. */
const inDigits = (words: readonly string[]): string =>
  ` ${words.map((word) => numberAt([word], 0)?.value ?? word).join(' ')} `;

const isForeignNumber = (said: readonly string[], at: number, written: string): boolean =>
  said.length > 1 && numberAt([said[at] ?? ''], 0) !== null && !written.includes(` ${said[at]} `);

/** Behind an 'a' or a number, with nothing behind it that it could be said of. */
const isNoun = (words: readonly string[], from: number, to: number): boolean =>
  to === from + 1 &&
  (/^(?:an?|the|another)$/.test(words[from - 1] ?? '') || numberAt(words, from - 1) !== null) &&
  (to === words.length || FUNCTION_WORDS.has(words[to] ?? '') || rolesAt(words, to).some(({ role }) => role === 'not'));

export function dishSpans(words: readonly string[], menu: Menu, common: ReadonlySet<string>): Span[] {
  // 'Two platters, a lamb one', of a lamb platter.
  const isAnother = ({ from, to, family }: Found) =>
    words
      .slice(from + 1, to)
      .some(
        (word, at) =>
          /^(?:an?|the)$/.test(word) && words[from + at] !== 'half' && !tokenise(family.called).includes(word),
      );
  const found = namesIn(words, menu.lexicon, common).filter(
    (one) => !isAnother(one) && !isWithoutSet(one, words, menu, common),
  );
  // A copper burger is no copper combo.
  const places = Map.groupBy(
    found.filter((one) => !isInExact(one, found)),
    ({ from, to }) => `${from} ${to}`,
  );
  return [...places.values()].map((same) => {
    const [first, ...rest] = same.toSorted(
      (a, b) => Number(b.whole) - Number(a.whole) || b.score - a.score || b.weakest - a.weakest,
    );
    if (!first) throw new Error('a group has at least one');
    const named = mention(first, [first, ...rest], words, menu.lexicon);
    // 'Pepperoni' for a Pepperoni Pizza lacks nothing but its kind.
    const { words: written } = first.family;
    const said = new Set(words.slice(first.from, first.to).map(singular));
    const kindless =
      !first.whole && first.weakest > 0.99 && written.every((word) => said.has(word) || menu.lexicon.kinds.has(word));
    // Two words of a name that only one dish has are as good as all of them.
    const telling =
      !first.whole &&
      first.weakest > 0.99 &&
      said.size > 1 &&
      named.families.length === 1 &&
      !isKindOf(named.said, menu);
    // 'And three plain', where one dish is called so and nothing that can be chosen is.
    const counted =
      !first.whole &&
      first.weakest > 0.99 &&
      named.families.length === 1 &&
      isNoun(words, first.from, first.to) &&
      !menu.isChoice(named.said);
    const known = kindless || telling || counted;
    const missing = written.filter((word) => !said.has(word)).length;
    const part = known ? 0.08 : first.whole ? 0 : 0.2 * Math.max(missing, 1);
    return {
      is: 'dish',
      mention: named,
      ...weighed(words, first.from, first.to, first.exact || known, part - led(words[first.from - 1]), first.exact),
    } as const;
  });
}

/** A part of one name, where these words are all of another, longer one. */
const isInExact = (one: Found, found: readonly Found[]): boolean =>
  !one.whole &&
  found.some(({ exact, from, to }) => exact && from <= one.from && to >= one.to && to - from > one.to - one.from);

/**
 * 'A ten piece nugget', of a Ten Piece Nugget Meal and of nuggets that come in tens: whoever does not say 'meal' wants none,
 * where the rest by itself is a dish and what is chosen on it.
 */
function isWithoutSet(
  { from, to, whole, family }: Found,
  words: readonly string[],
  menu: Menu,
  common: ReadonlySet<string>,
): boolean {
  const said = words.slice(from, to);
  const missing = family.words.filter(
    (word) => !said.some((one) => singular(one) === word || likeWords(one, menu.lexicon).get(word) === 1),
  );
  if (whole || said.length < 2 || missing.length === 0 || !missing.every((word) => SET.test(word))) return false;
  const { lexicon, byKey } = menu.choiceNames;
  return menu.families.some(({ key, words: name }) => {
    const chosen = said.filter((word) => !name.includes(singular(word)));
    if (key === family.key || chosen.length === 0 || chosen.length === said.length) return false;
    return findNames(chosen, lexicon, common).some(
      (one) =>
        one.whole &&
        one.weakest > 0.99 &&
        one.to - one.from === chosen.length &&
        byKey.get(one.family.key)?.on.has(key),
    );
  });
}
const SET = /^(?:meal|combo|dinner|lunch|platter|plate|basket|box|deal|special|bundle)$/;

/** 'Root beer', where that is a soda, is no root beer float. */
const isKindOf = (said: string, menu: Menu): boolean =>
  menu.families.some(({ key, variants: [variant] }) => {
    const open =
      variant?.item.optionGroups.filter(({ name, min }) => min === 1 && name !== variant.option?.group) ?? [];
    return open.length === 1 && menu.isChoice(said, key);
  });

export function choiceSpans(words: readonly string[], menu: Menu, common: ReadonlySet<string>): Span[] {
  const { lexicon, byKey } = menu.choiceNames;
  const found = namesIn(words, lexicon, common);
  const amounts = amountsIn(words);
  // Raw onions are no grilled ones.
  const places = Map.groupBy(
    found.filter((one) => !isInExact(one, found)),
    ({ from, to }) => `${from} ${to}`,
  );
  const named = [...places.values()].flatMap((same) => {
    const [best, ...others] = same.toSorted(
      (a, b) => Number(isWritten(b)) - Number(isWritten(a)) || Number(b.whole) - Number(a.whole) || b.score - a.score,
    );
    // 'Brisket mac' is no badly heard 'brisket meat', where the brisket was said.
    const within = (one: Found) => one.exact && byKey.get(one.family.key) === byKey.get(best?.family.key ?? '');
    if (best && best.weakest < 0.99 && found.some((one) => within(one) && one.from >= best.from && one.to <= best.to))
      return [];
    if (!best || best.weakest < SURE) return [];
    // 'Extra hot' is known as it is, and no badly heard 'extra shot'.
    if (best.weakest < 0.99 && wholeNoteAt(words, best.from)?.length === best.to - best.from) return [];
    // 'Salt, no pepper' is of no green ones.
    if (words[best.from] === 'pepper' && best.to === best.from + 1 && words.includes('salt')) return [];
    // 'A whole lot of cilantro' is on no whole wheat tortilla.
    if (amounts.some(({ from, to }) => best.from >= from && best.to <= to)) return [];
    // 'The thick ones' are none of one inch.
    if (best.to - best.from === 1 && words[best.from] === 'ones') return [];
    // 'An everything bagel': a small word is a choice right before what offers it.
    const passing = best.to - best.from === 1 && isPassing(words, best.from);
    if (passing && !isRightBefore(words[best.to] ?? '', byKey.get(best.family.key), menu)) return [];
    const equals = best.exact
      ? others.filter((one) => one.exact && one.family.alias)
      : others.filter((one) => one.whole === best.whole && (!best.whole || best.score - one.score < 0.05));
    const choices = [...new Set([best, ...equals].map(({ family }) => byKey.get(family.key)))];
    const said = words.slice(best.from, best.to).join(' ');
    // 'In lettuce' is what it comes in: a lettuce wrap.
    const isWhole = best.whole || words[best.from - 1] === 'in';
    const meant = choices.flatMap((choice) => (choice && !isWhole ? whereMeant(choice, said, menu) : (choice ?? [])));
    return toldApart(meant, said).map(
      (one) =>
        ({
          is: 'choice',
          ...one,
          said,
          part: !best.whole,
          ...weighed(words, best.from, best.to, best.exact || isTold(best), best.whole ? 0 : 0.1),
        }) as const,
    );
  });
  return [...named, ...kindSpans(words, menu)];
}

/** How much is wanted, in several words: 'a whole lot of', 'just a touch of'. */
const amountsIn = (words: readonly string[]): readonly { from: number; to: number }[] =>
  words.flatMap((_, from) =>
    rolesAt(words, from)
      .filter(({ role, length }) => length > 2 && (role === 'extra' || role === 'light'))
      .map(({ length }) => ({ from, to: from + length })),
  );

/** A choice by a part of its name, on the dishes where that is enough to mean it. */
function whereMeant(choice: ChoiceName, said: string, menu: Menu): ChoiceName {
  const words = tokenise(said).map(singular);
  const isMeant = (key: string) =>
    menu
      .family(key)
      ?.variants.some(({ item }) =>
        item.optionGroups.some((group) =>
          group.choices.some(({ name }) => name.toLowerCase() === choice.name && standsFor(words, name, group)),
        ),
      ) ?? false;
  const on = new Set([...choice.on].filter(isMeant));
  return on.size === choice.on.size ? choice : { ...choice, on };
}

/** 'Everything bagel', where that is a kind of bagel. */
const isRightBefore = (next: string, choice: ChoiceName | undefined, menu: Menu): boolean =>
  menu.families.some(
    ({ key, words, category }) =>
      choice?.on.has(key) && (words.includes(singular(next)) || menu.categoryAt([next], 0)?.name === category),
  );

/** 'And the general tso's' is led up to like 'a general tso's'. */
const led = (before: string | undefined): number => (before === 'the' ? 0.2 : 0);

/** Two of its words, as they are written, are as good as all of them. */
const isTold = ({ weakest, from, to }: Found): boolean => weakest > 0.99 && to - from > 1;

/** Word for word, if only some of its words. */
const isWritten = ({ weakest }: Found): boolean => weakest > 0.99;

/** The 'everything' of an everything bagel carries the name, and so does the 'half' of a half sour. */
const isSmall = (word: string, exact: boolean): boolean =>
  FUNCTION_WORDS.has(word) && !(exact && /^(?:everything|half)$/.test(word));

/** `whole`: the name of a dish, in which the 'kids' of a kids burger count. */
function weighed(words: readonly string[], from: number, to: number, exact: boolean, less: number, whole = false) {
  const content = words
    .slice(from, to)
    .filter(
      (word, _, all) =>
        all.length === 1 || !(whole ? JOINING.has(word) : isSmall(word, exact)) || numberAt([word], 0) !== null,
    ).length;
  const weight = Math.max(content, 1) + TOGETHER * (to - from - 1) - (exact ? 0 : GUESSED) - less;
  return { from, to, weight };
}
