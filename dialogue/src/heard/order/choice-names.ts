import type { OptionGroup } from '@attendant/contract/menu/options';
import { type Family, telling } from '../../understand/menu/families.ts';
import { type Lexicon, lexicon } from '../../understand/menu/lexicon.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';

/** Something that can be chosen on dishes, by all the ways to name it. */
export interface ChoiceName {
  /** As the first dish that offers it writes it, small. */
  name: string;
  /** Keys of the dishes that offer it. */
  on: ReadonlySet<string>;
  /** Keys of the dishes on which it is one of a group that allows one, with the group: 'soda: kind'. */
  oneOf: ReadonlySet<string>;
  /** Keys of the dishes that cannot be ordered without one of its group. */
  needed: ReadonlySet<string>;
  /** The sizes in which they come. */
  sizes: ReadonlySet<string>;
}

interface Naming extends ChoiceName {
  on: Set<string>;
  oneOf: Set<string>;
  needed: Set<string>;
  sizes: Set<string>;
  words: string[];
  groups: Set<string>;
  /** What callers also say for it, by its words. */
  aliases: Map<string, string[]>;
}

export interface ChoiceNames {
  lexicon: Lexicon;
  /** The choice that a key of the lexicon stands for. */
  byKey: ReadonlyMap<string, ChoiceName>;
  /** The dishes on which something of a kind can be chosen, by the kind: 'cheese', of American or Swiss. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  /** The choices that are the only one of a kind on some dishes, by the kind. */
  onlyOnes: ReadonlyMap<string, readonly ChoiceName[]>;
}

/** Groups that are called by nothing that is eaten. */
const NO_KIND =
  /^(?:size|topping|option|extra|add|addition|flavor|style|kind|type|count|side|choice|heat|temp|shot|part|cut|cook|finish)$/;

/** What callers say behind some names though the menu does not: 'jalapeno peppers', 'cheddar cheese', 'oat milk'. */
const KINDS: Readonly<Record<string, string>> = {
  pepper: 'jalapeno banana bell green red yellow chili serrano habanero poblano',
  cheese:
    'mozzarella cheddar feta parmesan provolone swiss american gouda ricotta blue goat jack pecorino cream brie monterey havarti',
  sauce: 'bbq marinara alfredo buffalo hot soy tartar teriyaki tomato garlic chipotle honey sweet sour cream',
  dressing: 'ranch caesar italian thousand island vinaigrette french',
  bread: 'wheat white rye italian sourdough multigrain flatbread',
  toast: 'white wheat rye sourdough multigrain',
  bun: 'brioche sesame pretzel potato lettuce gluten-free',
  milk: 'oat almond soy coconut whole skim nonfat breve',
  syrup: 'vanilla caramel hazelnut mocha pumpkin peppermint chocolate',
  bean: 'black pinto refried',
  rice: 'brown white cilantro fried steamed jasmine',
  salsa: 'mild medium hot corn tomatillo verde roja',
  sausage: 'italian breakfast',
  crust: 'thin thick stuffed pan hand tossed deep',
};

const OF_KINDS = Object.entries(KINDS).map(([kind, words]) => [kind, new Set(words.split(' '))] as const);

/** Not where another choice is called so: 'soft corn' is no salsa beside a roasted corn salsa. */
function kindsFor(words: readonly string[], others: readonly (readonly string[])[]): string[] {
  const last = words.at(-1) ?? '';
  const isCalled = (kind: string) => others.some((other) => other.includes(kind) && other.includes(last));
  return OF_KINDS.flatMap(([kind, some]) => (some.has(last) && !words.includes(kind) && !isCalled(kind) ? kind : []));
}

/** Every choice of a menu, each once, with what it may be called. Sizes are no choices here: a dish's variants hold them. */
export function choiceNames(families: readonly Family[]): ChoiceNames {
  const choices = new Map<string, Naming>();
  for (const family of families) {
    for (const { item, option } of family.variants) {
      for (const group of item.optionGroups.filter(({ name }) => name !== option?.group)) {
        for (const { name, aliases = [] } of group.choices) {
          const words = wordsOf(name);
          const choice: Naming = choices.get(words.join(' ')) ?? {
            name: name.toLowerCase(),
            on: new Set(),
            oneOf: new Set(),
            needed: new Set(),
            sizes: new Set(),
            words,
            groups: new Set(),
            aliases: new Map(),
          };
          const plain = isPlainMilk(name, group) ? ['regular milk'] : regularOf(words, group);
          const ways = [...plain, ...moreOf(words), ...everythingOf(words, group), ...shortFor(words, families)];
          for (const said of [...aliases, ...ways].map(wordsOf)) choice.aliases.set(said.join(' '), said);
          choice.on.add(family.key);
          for (const { size } of family.variants) if (size) choice.sizes.add(size);
          if (group.min > 0) choice.needed.add(family.key);
          if (group.max === 1) choice.oneOf.add(`${family.key}: ${group.name}`);
          for (const word of waysToCall(group.name)) choice.groups.add(word);
          choices.set(words.join(' '), choice);
        }
      }
    }
  }
  const byKey = new Map<string, ChoiceName>();
  const named = [...choices.values()].map(({ words }) => words);
  // Where slaw can be chosen on one dish and coleslaw on another, both are called slaw.
  for (const { words, aliases } of choices.values())
    for (const [tail = '', ...more] of named)
      if (words.length === 1 && more.length === 0 && isCompoundOf(words[0] ?? '', tail)) aliases.set(tail, [tail]);
  // Peppers are the green ones, where nothing is called just so.
  for (const { words, aliases } of choices.values())
    if (/^(?:green|bell) pepper$/.test(words.join(' ')) && !choices.has('pepper')) aliases.set('pepper', ['pepper']);
  const names: Family[] = [];
  for (const { words, groups, aliases, ...choice } of choices.values()) {
    const kinds = [...groups].filter((kind) => !words.includes(kind) && kind !== 'size' && kind !== 'topping');
    const ways = [words, ...[...kinds, ...kindsFor(words, named)].map((kind) => [...words, ...kind.split(' ')])];
    for (const way of ways) {
      const key = way.join(' ');
      if (way !== words && choices.has(key)) continue;
      if (byKey.has(key)) continue;
      byKey.set(key, choice);
      names.push({ key, name: choice.name, called: choice.name, category: '', words: way, aliases: [], variants: [] });
    }
    for (const [said, way] of aliases) {
      // Two choices may share one: which is meant, the dish tells.
      const key = `${said} (${choice.name})`;
      byKey.set(key, choice);
      names.push({
        key,
        name: choice.name,
        called: said,
        category: '',
        words: way,
        aliases: [],
        alias: true,
        variants: [],
      });
    }
  }
  const kinds = kindsOf(families);
  return {
    lexicon: lexicon(names, new Set([...Object.keys(KINDS), ...kinds.keys()])),
    byKey,
    kinds,
    onlyOnes: onlyOnes(families, [...new Set(byKey.values())]),
  };
}

/** 'Coleslaw' is slaw; what is sliced is not iced. */
const isCompoundOf = (word: string, tail: string): boolean =>
  tail.length > 3 && tail !== 'mole' && word.length >= tail.length + 3 && word.endsWith(tail);

/** 'Regular cream cheese' is the plain one. */
const regularOf = ([first, ...rest]: readonly string[], { choices }: OptionGroup): string[] =>
  first === 'plain' && rest.length > 0 && !choices.some(({ name }) => /^regular\b/i.test(name))
    ? [`regular ${rest.join(' ')}`]
    : [];

/** An extra shot is an additional one, or a shot of espresso. */
const moreOf = ([first = '', ...rest]: readonly string[]): string[] => {
  const what = rest.join(' ');
  // What 'add cheese' adds is cheese.
  if (first === 'add' && rest.length > 0) return [what];
  if (first !== 'extra' || rest.length !== 1) return [];
  const ways = ['additional', 'added', 'another', 'more', 'one more'].map((much) => `${much} ${what}`);
  return what === 'shot' ? [...ways, 'shot of espresso', 'espresso shot'] : ways;
};

/** 'With guac', where the owner calls a dish of guacamole so: what is short for a word is so wherever it is chosen. */
const shortFor = (words: readonly string[], families: readonly Family[]): string[] =>
  families.flatMap(({ aliases }) =>
    aliases.flatMap(([said = '', ...more]) =>
      more.length === 0 && said.length > 2 && words.some((word) => word !== said && word.startsWith(said)) ? said : [],
    ),
  );

/** 'On an everything', of everything, sesame and plain bagels: the part of a name is a name, small as the word is. */
const everythingOf = ([word, head, ...more]: readonly string[], { choices }: OptionGroup): string[] =>
  word === 'everything' && more.length === 0 && choices.filter(({ name }) => wordsOf(name).at(-1) === head).length > 1
    ? [word]
    : [];

/** Whole milk is what callers call regular, where no other is. */
const isPlainMilk = (name: string, { choices }: OptionGroup): boolean =>
  /^whole(?: milk)?$/i.test(name) && !choices.some((one) => /^regular\b/i.test(one.name));

/** 'Medium spicy', of how hot it is; 'coffee ice cream', of the ice creams. */
function waysToCall(group: string): string[] {
  const words = wordsOf(group).filter((word) => !/^(?:small|medium|large|regular)$/.test(word));
  const hot = words.some((word) => /^(?:spice|spicines|spiciness|heat)$/.test(word)) ? ['spicy', 'heat', 'hot'] : [];
  return [...words, ...(words.length > 1 ? [words.join(' ')] : []), ...hot];
}

function kindsOf(families: readonly Family[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { key, variants } of families) {
    for (const group of variants.flatMap(({ item }) => item.optionGroups)) {
      for (const kind of kindsIn(group)) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(key));
    }
  }
  return kinds;
}

/** Choices by a word that is a kind of thing, where a dish offers but one of it: 'beans' for baked beans. */
function onlyOnes(families: readonly Family[], choices: readonly ChoiceName[]): Map<string, ChoiceName[]> {
  const called = Map.groupBy(choices, ({ name }) => wordsOf(name).at(-1) ?? '');
  const isAlone = (key: string, kind: string) =>
    choices.filter(({ name, on }) => on.has(key) && wordsOf(name).includes(kind)).length === 1 &&
    !families.some(
      (family) =>
        family.key === key &&
        family.variants.some(({ item }) => item.optionGroups.some((group) => kindsIn(group).includes(kind))),
    );
  return new Map(
    Object.keys(KINDS).flatMap((kind) => {
      // Of sauces and cheeses there are more than a menu lists.
      if (/^(?:sauce|cheese|dressing|crust)$/.test(kind)) return [];
      const ones = (called.get(kind) ?? []).flatMap((choice) => {
        const on = new Set([...choice.on].filter((key) => isAlone(key, kind)));
        const isNamed = wordsOf(choice.name).length > 1 && !/^(?:no|extra|light|double) /.test(choice.name);
        return isNamed && on.size > 0 ? { ...choice, on } : [];
      });
      return ones.length > 0 ? [[kind, ones] as const] : [];
    }),
  );
}

/** What all of a group's choices are called by, and, where one may be chosen, what several of them are: 'rice', 'milk'. */
export function kindsIn({ name, max, choices }: OptionGroup): string[] {
  const named = choices.length > 1 ? kindNamed(name) : [];
  const heads = max === 1 ? choices.map((choice) => wordsOf(choice.name)) : [];
  const shared = heads.flatMap((words) => (words.length > 1 ? (words.at(-1) ?? []) : []));
  return [...named, ...shared.filter((word, at) => shared.indexOf(word) < at)];
}

/** By what the group is called, if that is a kind of thing. */
export function kindNamed(group: string): string[] {
  const [kind = '', ...more] = wordsOf(group);
  return more.length > 0 || NO_KIND.test(kind) || FUNCTION_WORDS.has(kind) ? [] : [kind];
}

const wordsOf = (name: string): string[] => telling(tokenise(name));
