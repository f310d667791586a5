import type { OptionGroup } from '@attendant/contract/menu/options';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { bySize, isOfSize, piecesIn } from './measured.ts';
import { type Pole, polesOf, type Told, toldIn } from './poles.ts';

/** The choices of one group that some words may mean without naming one. */
export interface Meant {
  group: OptionGroup;
  choices: readonly string[];
}

/**
 * 'The kind without the bone', 'no sugar', 'cut in four', 'the thicker ones': what is chosen, told by what it is. Only of what
 * one is chosen; null where the words say anything else besides.
 */
export function meantBy(groups: readonly OptionGroup[], said: string): Meant | null {
  // What nothing is ordered without is rather spoken of.
  const single = groups.filter(({ max }) => max === 1).toSorted((a, b) => b.min - a.min);
  for (const group of single) {
    const choices = meantIn(group, said);
    if (choices.length > 0) return { group, choices };
  }
  return null;
}

function meantIn(group: OptionGroup, said: string): readonly string[] {
  const all = group.choices.filter(({ available }) => available).map(({ name }) => name);
  // Who wants more ice wants no light ice.
  const open = /^(?:extra|more) /.test(said) ? all.filter((name) => !/^(?:light|less|no|easy) /i.test(name)) : all;
  const cut = cutInto(open, said);
  if (cut !== null) return [cut];
  const names = namesOf(group);
  const words = tokenise(said);
  const isOnlySize = words.every((word) => isOfSize(word) || isLoose(word) || names.has(singular(word)));
  const sized = isOnlySize ? bySize(group, words) : null;
  if (sized !== null) return [sized];
  const told = warmthOnly(open, toldIn(said, names));
  if (told === null || told.length === 0) return [];
  return byParts(open, told) ?? (group.min === 1 ? byDenial(open, told) : []);
}

const LOOSE =
  /^(?:kind|size|sized|type|sort|which|whichever|that|version|please|very|really|container|jar|tub|jug|bottle|box|bag|pack)$/;
const isLoose = (word: string): boolean => LOOSE.test(singular(word)) || FUNCTION_WORDS.has(word);

/** What all of them are: 'noodles', of wide and thin ones. */
const namesOf = ({ name, choices }: OptionGroup): ReadonlySet<string> => {
  const all = choices.map((one) => tokenise(one.name).map(singular));
  const shared = all[0]?.filter((word) => all.length > 1 && all.every((words) => words.includes(word))) ?? [];
  return new Set([...tokenise(name).map(singular), ...shared]);
};

/** A chai that may be hot or iced is not hot for being spicy. */
function warmthOnly(open: readonly string[], told: readonly Told[] | null): readonly Told[] | null {
  const isOfWarmth = open.some((name) => polesOf(name).some(({ of, has }) => of === 'ice' && has));
  const isOfSpice = ({ either }: Told) => either.every(({ of }) => of === 'heat');
  return isOfWarmth && told?.some(isOfSpice) ? null : told;
}

const isSame = (one: Pole, other: Pole): boolean => one.of === other.of && one.has === other.has;

/** Those of which their names say all that was told; null where none is spoken of. */
function byParts(open: readonly string[], told: readonly Told[]): readonly string[] | null {
  const lean = byLeanness(open, told);
  if (lean !== null) return [lean];
  const fitting = open.filter((name) =>
    told.every(({ either }) => polesOf(name).some((pole) => either.some((one) => isSame(one, pole)))),
  );
  if (fitting.length === 0) return null;
  // 'The hottest': they are written from the least to the most.
  const end = told.find(({ isEnd }) => isEnd);
  if (end) return fitting.slice(end.either.some(({ has }) => has) ? -1 : 0).slice(0, 1);
  const plain = fitting.filter((name) => tokenise(name).length === 1);
  return plain.length === 1 ? plain : fitting;
}

/** '80/20' and '90/10' say how lean they are. */
function byLeanness(open: readonly string[], told: readonly Told[]): string | null {
  const [one, ...more] = told;
  const fat = more.length === 0 ? one?.either.find(({ of }) => of === 'fat') : undefined;
  const parts = open.map((name) => Number(/^(\d\d)(?: ?\/ ?\d\d?| ?%)/.exec(name)?.[1] ?? 0));
  if (!fat || open.length < 2 || parts.includes(0)) return null;
  return open[parts.indexOf(fat.has ? Math.min(...parts) : Math.max(...parts))] ?? null;
}

/** Of two, the one that is not denied. */
function byDenial(open: readonly string[], told: readonly Told[]): readonly string[] {
  const isDenied = (name: string) =>
    told.some(({ either }) =>
      either.some((one) => !one.has && polesOf(name).some(({ of, has }) => of === one.of && has)),
    );
  const left = open.filter((name) => !isDenied(name));
  return open.length === 2 && left.length === 1 ? left : [];
}

/** Those of which some are told by the number of pieces. */
function cutInto(open: readonly string[], said: string): string | null {
  const isOfCuts = open.filter((name) => piecesIn(name) !== null).length > 1;
  if (!isOfCuts) return null;
  if (/\b(?:flat\w*|butterfl\w+|backbone|spatchcock\w*)\b/i.test(said)) {
    const flat = open.filter((name) => /spatchcock|butterfl|flatten/i.test(name));
    if (flat.length === 1) return flat[0] ?? null;
  }
  const pieces = piecesIn(said);
  const fitting = pieces === null ? [] : open.filter((name) => piecesIn(name) === pieces);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
