import { costOf } from '../../decide/answers/cost.ts';
import { sayGone } from '../../decide/order/lines.ts';
import type { Talk } from '../../decide/talk.ts';
import { calledAmong } from '../../heard/asked/named.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choiceNamed } from '../../heard/order/named-choices.ts';
import { lineWords, priceWords } from '../../say/dishes.ts';
import { extraWords, leastOf, withChoices } from '../../say/prices.ts';
import { capital, list, money } from '../../say/wording.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { tellSum } from './sum.ts';

/** What is asked about, once the words before it are taken with it. */
export interface About {
  families: readonly Family[];
  category: string | null;
  size: string | null;
  choices: readonly string[];
}

/** What a dish costs, a dish with what is chosen on it, or a choice by itself. False when nothing that has a price was named. */
export function priceOf(talk: Talk, { families: named, category, size, choices }: About): boolean {
  if (talk.heard.menuNames.sizes.length < 2 && tellSum(talk)) return true;
  const { say, menu } = talk;
  const families = named.filter(isAvailable);
  for (const gone of named.filter((one) => !isAvailable(one))) sayGone(talk, gone);
  if (named.length > 0 && families.length === 0) return true;
  const [family, ...others] = families;
  const standing = family && others.length === 0 && choices.length === 0 ? ofLine(talk, family, size) : null;
  if (standing) {
    say.push(standing);
    return true;
  }
  // 'The small and the large'
  const { sizes } = talk.heard.menuNames;
  if (family && others.length === 0 && choices.length === 0 && sizes.length > 1) {
    say.push(...sizes.map((one) => `${priceWords(family, one)}.`));
    return true;
  }
  if (choices.length > 0) {
    const one = others.length > 0 ? null : (family ?? basedOn(talk, size, choices));
    if (one) say.push(...ofDish(one, size, choices));
    else say.push(...choices.slice(0, 3).flatMap((choice) => ofChoice(menu.families, choice)));
    return true;
  }
  // 'A quart of chicken': of those that come in quarts.
  const sized = families.filter(({ variants }) => variants.some((one) => one.size === size));
  const meant = sized.length > 0 ? sized : families;
  say.push(...meant.slice(0, 3).map((one) => `${priceWords(one, size)}.`));
  const kind =
    families.length === 0 && category
      ? menu.families.filter((one) => one.category === category && isAvailable(one))
      : [];
  const called = calledAmong(kind, category ?? '', talk.heard.words);
  const [one, ...more] = called;
  if (one && more.length === 0) talk.state.topic = one.key;
  say.push(...called.slice(0, 3).map((each) => `${priceWords(each, size)}.`));
  if (kind.length > 0 && called.length === 0) say.push(rangeOf(kind, category ?? '', size));
  return families.length > 0 || kind.length > 0;
}

/** Of one dish, however it is chosen. */
export const tellPrice = (talk: Talk, family: Family): void =>
  void talk.say.push(ofLine(talk, family, null) ?? `${priceWords(family, null)}.`);

/** 'What does the latte come to like that': of one that stands as it was chosen, that; null where the menu's price is meant. */
function ofLine({ state, heard, menu }: Talk, family: Family, size: string | null): string | null {
  const [line, ...others] = state.lines.filter((one) => one.family === family.key);
  if (!line || others.length > 0) return null;
  const chosen = family.variants.find(({ id }) => id === line.variantId)?.size ?? null;
  const isMade = family.variants.length > 1 || line.notes.length > 0 || line.quantity > 1;
  const isAsMade = heard.menuNames.sizes.length === 0 || (size === chosen && heard.asksFor.asMade);
  if (!isMade || !isAsMade || (family.variants.length > 1 && chosen === null)) return null;
  const { cents, isLeast } = costOf({ ...line, family });
  return `That would be ${isLeast ? 'at least ' : ''}${money(cents)} for ${lineWords(line, menu)}.`;
}

/** 'How much is a large with pepperoni': of the pizza that everything goes on; null where that may be several dishes. */
function basedOn({ menu }: Talk, size: string | null, choices: readonly string[]): Family | null {
  if (size === null) return null;
  const bases = menu.categories.flatMap(
    (kind) =>
      menu.baseFor(
        kind,
        choices.map((choice) => choice.toLowerCase()),
      ) ?? [],
  );
  const [base, ...others] = bases.filter(({ variants }) => variants.some((one) => one.size === size));
  return base && others.length === 0 ? base : null;
}

function ofDish(family: Family, size: string | null, choices: readonly string[]): string[] {
  const groups = groupsOf(family, null);
  const named = choices.flatMap((choice) => choiceNamed(groups, choice) ?? []);
  const extras = named.map(({ group, choice }) => group.choices.find(({ name }) => name === choice)?.price ?? 0);
  const told = named.map(({ choice }) => choice.toLowerCase());
  const variant = family.variants.length === 1 ? family.variants[0] : family.variants.find((one) => one.size === size);
  if (variant)
    return [
      `${withChoices(
        family,
        variant,
        told,
        extras.reduce((sum, one) => sum + one, 0),
      )}.`,
    ];
  return named.map(({ choice }, at) => `${capital(extraWords(choice.toLowerCase(), [extras[at] ?? 0]))}.`);
}

/** What has to be chosen is the dish itself: a Sprite is a soda. */
function ofChoice(all: readonly Family[], choice: string): string[] {
  const found = all.flatMap((family) =>
    groupsOf(family, null).flatMap((group) =>
      group.choices.filter(({ name }) => name === choice).map(({ price }) => ({ family, group, price })),
    ),
  );
  const itself = found.filter(({ group }) => group.min > 0);
  if (itself.length === 0)
    return [
      `${capital(
        extraWords(
          choice.toLowerCase(),
          found.map(({ price }) => price),
        ),
      )}.`,
    ];
  const [only, ...others] = itself;
  // Ranch is no dish of ten dollars, it is the dressing of one.
  if (only && others.length === 0)
    return [`${choice} is ${money(leastOf(only.family) + Math.round(only.price * 100))} with the ${only.family.name}.`];
  return [
    `${choice} is ${list(itself.slice(0, 3).map(({ family, price }) => `${money(leastOf(family) + Math.round(price * 100))} as a ${family.name}`))}.`,
  ];
}

function rangeOf(families: readonly Family[], category: string, size: string | null): string {
  const prices = families.flatMap(({ variants }) =>
    variants.filter((one) => !size || one.size === size).map(({ item }) => item.priceCents),
  );
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const kind = `${size ? `${size} ` : ''}${category.toLowerCase()}`;
  if (prices.length === 0) return `We have no ${kind}.`;
  return least === most
    ? `For ${kind} it is ${money(least)}.`
    : `For ${kind} it is from ${money(least)} to ${money(most)}.`;
}
