import { plain } from './words.ts';

/**
 * What a kitchen makes: a dish, how many, and the facts of it, so that a gold line and a saved line can be compared. A
 * gold line reads '2 Pizza: Large; Thin crust; extra Cheese; no Onions; ?well done': a fact with a question mark may
 * stand on the ticket or not, and 'half ice/light ice' is one fact in two wordings.
 */
export interface Portion {
  dish: string;
  count: number;
  facts: readonly string[];
  may: readonly string[];
  /** Other wordings of its facts. */
  same: ReadonlyMap<string, string>;
}

/** As the database has it. */
export interface SavedOrder {
  lines: readonly SavedLine[];
  special: string | null;
}

interface SavedLine {
  name: string;
  quantity: number;
  note: string | null;
  options: readonly { choice: string; part: string }[];
}

/** How a menu is read by its kitchen. */
export interface Kitchen {
  /** What a dish of this name is, and what facts the name holds: 'Large Coke' is a Coke, large. */
  dish(name: string): { dish: string; facts: readonly string[] };
  /** What can be chosen on it. */
  choices(name: string): readonly string[];
  /** Facts that say nothing here, as plain cheese on a pizza. */
  idle: readonly string[];
}

export function goldPortion(line: string): Portion {
  const [head = '', rest = ''] = line.split(/:(.*)/s);
  const { count = '1', dish = '' } = /^(?:(?<count>\d+) )?(?<dish>.+)$/.exec(head.trim())?.groups ?? {};
  const said = rest.split(';').flatMap((fact) => fact.trim() || []);
  const may = said.filter((fact) => fact.startsWith('?')).map((fact) => factOf(fact.slice(1)));
  const same = new Map<string, string>();
  const facts = said
    .filter((fact) => !fact.startsWith('?'))
    .flatMap((fact) => {
      const [first = '', ...others] = fact.split('/').map(factOf);
      for (const other of others) same.set(other, first);
      return MARKED.test(first) ? notedFacts(first) : [first];
    });
  return { dish, count: Number(count), facts, may, same };
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['no', /^(?:no|without|hold|leave (?:off|out)|skip|minus|not|dont put|0) /],
  ['extra', /^(?:extra|double|more|heavy(?: on)?|lot of|plenty of) /],
  ['light', /^(?:light(?: on)?|lightly|(?:go )?easy(?: on)?|go light on|less|little(?: bit of)?|not much) /],
];
const MARKED = /^(?:no|extra|light|side) (.+)$/;

const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/\bguac\b/, 'guacamole'],
  [/\bwhip\b/, 'whipped cream'],
  [/\bpico\b(?! de)/, 'pico de gallo'],
  [/\bbarbecue\b/, 'bbq'],
  [/\bmayonnaise\b/, 'mayo'],
];

/** 'hold the onions' and 'no onion' are one fact, 'onions' another. */
function factOf(text: string): string {
  const words = NICKNAMES.reduce(
    (said, [nickname, name]) => said.replace(nickname, name),
    plain(text)
      .replace(/\b(?:please|any|the|some|with)\b ?/g, '')
      .trim(),
  );
  const side = /^(.+) on side$/.exec(words) ?? /^side (?:of )?(.+)$/.exec(words);
  if (side) return `side ${side[1]}`;
  const [mark, pattern] = MARKS.find((one) => one[1].test(words)) ?? [];
  if (mark && pattern) return `${mark} ${words.replace(pattern, '')}`;
  const behind = /^(.+) (light|extra)$/.exec(words);
  return behind ? `${behind[2]} ${behind[1]}` : words;
}

/** Of a note: 'no onions and olives, extra cheese'. */
function notedFacts(note: string | null): string[] {
  return (note ?? '').split(/[,;.]|\bbut\b/).flatMap((piece) => {
    const parts = piece.split(/\band\b|\bor\b/).map((part) => factOf(part));
    const mark = MARKS.find(([one]) => parts[0]?.startsWith(`${one} `))?.[0];
    return parts.filter(Boolean).map((fact) => (mark && !MARKED.test(fact) ? `${mark} ${fact}` : fact));
  });
}

function savedPortion({ name, quantity, note, options }: SavedLine, kitchen: Kitchen): Portion {
  const named = kitchen.dish(name);
  const offered = new Set(kitchen.choices(name).map(factOf));
  const chosen = options.map(({ choice, part }) => factOf(choice) + (part === 'whole' ? '' : ` @${part}`));
  // What is on the menu is chosen and paid; a note of it does not do.
  const noted = notedFacts(note).map((fact) => (MARKED.test(fact) || !offered.has(fact) ? fact : `noted ${fact}`));
  return {
    dish: named.dish,
    count: quantity,
    facts: [...named.facts.map(factOf), ...chosen, ...noted],
    may: [],
    same: new Map(),
  };
}

/** Null when the saved order is what was ordered; else both, in words. */
export function difference(gold: readonly string[], saved: SavedOrder, kitchen: Kitchen): string | null {
  const wanted = gold.map(goldPortion).map((portion) => {
    const { dish, facts } = kitchen.dish(portion.dish);
    return { ...portion, dish, facts: [...facts.map(factOf), ...portion.facts] };
  });
  const made = saved.lines.map((line) => savedPortion(line, kitchen));
  const special = notedFacts(saved.special);
  const known = new Set(wanted.flatMap(({ facts, may }) => [...facts, ...may]));
  const stray = special.filter((fact) => !known.has(fact));
  const without = wanted.map((portion) => ({
    ...portion,
    facts: portion.facts.filter((fact) => !special.includes(fact)),
  }));
  const shown = [wanted, without].map((portions) => board(portions, portions, kitchen));
  const ticket = board(made, wanted, kitchen);
  if (stray.length === 0 && shown.includes(ticket)) return null;
  return `wanted ${shown[0]}, saved ${ticket}${saved.special ? ` (${saved.special})` : ''}`;
}

/** All portions in one order and one spelling; `wanted` says what may stand on a dish without being asked for. */
function board(portions: readonly Portion[], wanted: readonly Portion[], { idle }: Kitchen): string {
  const counts = new Map<string, number>();
  for (const { dish, count, facts } of portions) {
    const may = new Set(wanted.flatMap((one) => (plain(one.dish) === plain(dish) ? one.may : [])));
    const same = new Map(wanted.flatMap((one) => [...one.same]));
    const told = facts.map((fact) => same.get(fact) ?? fact).filter((fact) => !may.has(fact) && !idle.includes(fact));
    const key = [plain(dish), ...normal(told)].join('; ');
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts]
    .map(([key, count]) => `${count} ${key}`)
    .toSorted()
    .join(' + ');
}

/** 'extra cheese' says that there is cheese; which half is the first does not matter. */
function normal(facts: readonly string[]): string[] {
  const marked = new Set(facts.flatMap((fact) => (fact.startsWith('no ') ? [] : (MARKED.exec(fact)?.[1] ?? []))));
  const once = [...new Set(facts.filter((fact) => !marked.has(fact)))].toSorted();
  const turned = once
    .map((fact) => fact.replace(/ @(first|second) half$/, (_, one) => ` @${one === 'first' ? 'second' : 'first'} half`))
    .toSorted();
  return once.join() < turned.join() ? once : turned;
}
