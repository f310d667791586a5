import { type Family, telling } from '../../understand/families.ts';
import { type Lexicon, lexicon } from '../../understand/lexicon.ts';
import { tokenise } from '../../understand/words.ts';

/** Something that can be chosen on dishes, by all the ways to name it. */
export interface ChoiceName {
  /** As the first dish that offers it writes it, small. */
  name: string;
  /** Keys of the dishes that offer it. */
  on: ReadonlySet<string>;
}

interface Naming extends ChoiceName {
  on: Set<string>;
  words: string[];
  groups: Set<string>;
  /** What callers also say for it, by its words. */
  aliases: Map<string, string[]>;
}

export interface ChoiceNames {
  lexicon: Lexicon;
  /** The choice that a key of the lexicon stands for. */
  byKey: ReadonlyMap<string, ChoiceName>;
}

/** What callers say behind some names though the menu does not: 'jalapeno peppers', 'cheddar cheese', 'oat milk'. */
const KINDS: Readonly<Record<string, string>> = {
  pepper: 'jalapeno banana bell green red yellow chili serrano habanero poblano',
  cheese:
    'mozzarella cheddar feta parmesan provolone swiss american gouda ricotta blue goat jack pecorino cream brie monterey havarti',
  sauce: 'bbq marinara alfredo buffalo hot soy tartar teriyaki tomato garlic chipotle honey sweet sour cream',
  dressing: 'ranch caesar italian thousand island vinaigrette french',
  bread: 'wheat white rye italian sourdough multigrain flatbread',
  bun: 'brioche sesame pretzel potato lettuce gluten-free',
  milk: 'oat almond soy coconut whole skim nonfat breve',
  syrup: 'vanilla caramel hazelnut mocha pumpkin peppermint chocolate',
  bean: 'black pinto refried',
  rice: 'brown white cilantro fried steamed jasmine',
  salsa: 'mild medium hot corn tomatillo verde roja',
  sausage: 'italian breakfast',
  crust: 'thin thick stuffed pan hand tossed deep',
};

const kindsFor = (words: readonly string[]): string[] =>
  Object.keys(KINDS).filter((kind) => !words.includes(kind) && KINDS[kind]?.split(' ').includes(words.at(-1) ?? ''));

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
            words,
            groups: new Set(),
            aliases: new Map(),
          };
          for (const said of aliases.map(wordsOf)) choice.aliases.set(said.join(' '), said);
          choice.on.add(family.key);
          for (const word of wordsOf(group.name)) choice.groups.add(word);
          choices.set(words.join(' '), choice);
        }
      }
    }
  }
  const byKey = new Map<string, ChoiceName>();
  const names: Family[] = [];
  for (const { words, groups, aliases, ...choice } of choices.values()) {
    const kinds = [...groups].filter((kind) => !words.includes(kind) && kind !== 'size' && kind !== 'topping');
    const ways = [words, ...[...kinds, ...kindsFor(words)].map((kind) => [...words, kind])];
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
  return { lexicon: lexicon(names, new Set(Object.keys(KINDS))), byKey };
}

const wordsOf = (name: string): string[] => telling(tokenise(name));
