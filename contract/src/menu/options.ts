import * as z from 'zod/mini';
import { atMost, cents, dollars } from '../endpoint.ts';

/** What can be chosen on a dish (size, crust, toppings), and what a choice comes to. */

export const OPTION_GROUPS_MAX = 10;
export const OPTION_CHOICES_MAX = 50;

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Each option needs a name'),
    z.maxLength(50, 'Option names have at most 50 characters'),
  );

export const ALIASES_MAX = 20;
export const ALIAS_LENGTH = 40;

/** What callers also say for a dish or a choice: 'marg', 'the number four'. Each once, capitals or not. */
export const Aliases = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'What callers also say cannot be empty'),
        atMost(ALIAS_LENGTH, `What callers also say has at most ${ALIAS_LENGTH} characters each`),
        z.regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} '’&.#/+-]*$/u, 'Write what callers also say in plain words'),
      ),
  )
  .check(
    z.overwrite((said) => [...new Map(said.map((one) => [one.toLowerCase(), one])).values()]),
    z.maxLength(ALIASES_MAX, `At most ${ALIASES_MAX} words of callers can stand for one name`),
  );

const OptionChoice = z.object({
  name: Name,
  aliases: z.optional(Aliases),
  /** False: it has run out. */
  available: z._default(z.boolean(), true),
  /** Dollars that it adds to the dish, or takes off. */
  price: z
    .number('Option prices must be numbers like 1.50')
    .check(
      z.gte(-999.99, 'Option prices must be -999.99 or more'),
      z.lte(999.99, 'Option prices must be 999.99 or less'),
    ),
});

const differ = (names: readonly { name: string }[]): boolean =>
  new Set(names.map(({ name }) => name.toLowerCase())).size === names.length;
function differBySaid(choices: readonly { name: string; aliases?: readonly string[] | undefined }[]): boolean {
  const said = choices.flatMap(({ name, aliases = [] }) => [
    ...new Set([name, ...aliases].map((one) => one.toLowerCase())),
  ]);
  return new Set(said).size === said.length;
}
const count = z
  .int('Choices are counted in whole numbers')
  .check(
    z.gte(0, 'The number of choices must be 0 or more'),
    z.lte(OPTION_CHOICES_MAX, `At most ${OPTION_CHOICES_MAX} choices can be made`),
  );

export const OptionGroup = z
  .object({
    name: Name,
    /** The fewest choices: with 1 or more the agent asks. */
    min: count,
    max: count.check(z.gte(1, 'At least one choice must be allowed')),
    /** A choice may be put on one half only, and then costs half, rounded up. */
    halves: z._default(z.boolean(), false),
    choices: z
      .array(OptionChoice)
      .check(
        z.minLength(1, 'Each option group needs a choice'),
        z.maxLength(OPTION_CHOICES_MAX, `An option group has at most ${OPTION_CHOICES_MAX} choices`),
        z.refine(differ, 'Choices of one group need different names'),
        z.refine(differBySaid, 'What callers also say must be different for each choice of a group'),
      ),
  })
  .check(
    z.refine(({ min, max }) => min <= max, 'The fewest choices cannot be more than the most'),
    z.refine(({ min, choices }) => min <= choices.length, 'There are fewer choices than must be chosen'),
  );
export type OptionGroup = z.infer<typeof OptionGroup>;

export const OptionGroups = z
  .array(OptionGroup)
  .check(
    z.maxLength(OPTION_GROUPS_MAX, `An item has at most ${OPTION_GROUPS_MAX} option groups`),
    z.refine(differ, 'Option groups of one item need different names'),
  );

export const OPTION_PARTS = ['whole', 'first half', 'second half'] as const;
export const ChosenOption = z.object({
  group: Name,
  choice: Name,
  part: z._default(z.enum(OPTION_PARTS), 'whole'),
});
export type ChosenOption = z.infer<typeof ChosenOption>;

/** As it stands on an order, with the dollars it added there. */
export const OrderedOption = z.extend(ChosenOption, { price: z.number() });
export type OrderedOption = z.infer<typeof OrderedOption>;

/** What is wrong with a choice, in words for whoever chose. */
export type PricedOptions = { ok: true; options: OrderedOption[]; addedCents: number } | { ok: false; problem: string };

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Checks choices against what a dish offers and prices them, in the order of the menu. */
export function priceOptions(groups: readonly OptionGroup[], chosen: readonly ChosenOption[]): PricedOptions {
  const stray = chosen.find((one) => !groups.some(({ name }) => same(name, one.group)));
  if (stray) return { ok: false, problem: `There is no ${stray.group} to choose.` };
  const options: OrderedOption[] = [];
  for (const group of groups) {
    const here = chosen.filter((one) => same(one.group, group.name));
    const wrong = wrongIn(group, here);
    if (wrong) return { ok: false, problem: wrong };
    for (const choice of group.choices) {
      for (const one of here.filter((picked) => same(picked.choice, choice.name))) {
        const part = group.halves ? one.part : 'whole';
        const price = dollars(part === 'whole' ? cents(choice.price) : Math.ceil(cents(choice.price) / 2));
        options.push({ group: group.name, choice: choice.name, part, price });
      }
    }
  }
  return { ok: true, options, addedCents: options.reduce((sum, { price }) => sum + cents(price), 0) };
}

function wrongIn({ name, min, max, choices }: OptionGroup, here: readonly ChosenOption[]): string | null {
  const unknown = here.find((one) => !choices.some((choice) => same(choice.name, one.choice)));
  if (unknown) return `${unknown.choice} is not a choice of ${name}.`;
  if (here.length < min) return `Choose ${min === max ? min : `at least ${min}`} of ${name}.`;
  const out = here.find((one) => choices.some(({ name: choice, available }) => !available && same(choice, one.choice)));
  if (out) return `${out.choice} is sold out.`;
  const picked = new Set(here.map((one) => one.choice.toLowerCase())).size;
  return picked > max ? `Choose at most ${max} of ${name}.` : null;
}

/** 'Large, thin crust, mushrooms on the first half': as the kitchen reads it. */
export const optionText = (options: readonly ChosenOption[]): string =>
  options.map(({ choice, part }) => (part === 'whole' ? choice : `${choice} on the ${part}`)).join(', ');
