import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { choicesIn } from '../order/named-choices.ts';
import { contentOf } from './content.ts';
import type { Alteration, Change, Standing } from './standing.ts';

/** The lines that a question is open about, and the group it is about; null for the size. */
export interface Waiting {
  lines: readonly Standing[];
  group: string | null;
}

/** How many are told apart, and where the words for them begin. */
interface Head {
  count: number | 'rest' | 'all';
  to: number;
  /** Without a word of its own: 'large for me and small for my son'. */
  bare: boolean;
}

interface Share {
  count: Head['count'];
  to: Alteration;
}

const MOST_SHARES = 6;

/** 'One's a large with ahi, the other one regular with salmon': how each of those is to be that a question is open about. */
export function handedOut(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  waiting: Waiting,
  menu: Menu,
): Change[] | null {
  const shares = sharesIn(words, breaks, waiting, menu);
  return shares ? dealt(shares, waiting.lines) : null;
}

/** 'Make it two mandarin and one lime', of three that stand, in one line or several: all of them, dealt anew. */
export function dealtAnew(words: readonly string[], lines: readonly Standing[], menu: Menu): Change[] | null {
  const [line, ...beside] = lines;
  const shares = sharesIn(words, new Set(), { lines, group: null }, menu);
  if (!line || !shares || shares.length < 2 || shares.some(({ count }) => count === 'all')) return null;
  return [{ do: 'share-out', line, beside, parts: shares.map(({ to }) => to) }];
}

function sharesIn(words: readonly string[], breaks: ReadonlySet<number>, waiting: Waiting, menu: Menu): Share[] | null {
  const [line] = waiting.lines;
  const total = waiting.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!line || total < 2) return null;
  const sharesFrom = (from: number, most: number, left: number): Share[] | null => {
    if (from >= words.length) return left === 0 ? [] : null;
    if (most === 0) return null;
    for (const head of headsAt(words, from, breaks)) {
      // 'The other one', before any was told of, is no rest.
      if (head.count === 'rest' && left === total) continue;
      for (const to of ends(words, head.to, breaks)) {
        const count = head.count === 'rest' ? left : head.count;
        const those = count === 'all' ? 0 : count;
        const own = words.slice(head.to, to);
        // 'Fries with both', behind what each of them is, is of none that are left.
        const isOfAll = count === 'all' || ON_ALL.test(own.join(' '));
        if (!isOfAll && (those > left || those < 1)) continue;
        const share = shareIn(own, { ...line, quantity: Math.max(1, those) }, head, waiting, menu);
        const rest = share && sharesFrom(to, most - 1, left - (isOfAll ? 0 : those));
        if (rest) return [{ ...share, count: isOfAll ? 'all' : those }, ...rest];
      }
    }
    return null;
  };
  return sharesFrom(0, MOST_SHARES, total);
}

const LEAD =
  /^(?:and|then|but|so|also|plus|on|with|make|do|have|please|okay|yeah|yes|well|lets|let|can|could|you|we|me|get|want|need|ill|id|i|like|take|give|just|its|thats|maybe|the|for)$/;
const REST = /^(?:the )?(?:others?|rest|remaining)(?: ones?\b)?/;
const PLACE = /^(?:the )?(?:first|second|third|fourth|last)(?: ones?\b)?/;
const ALL = /^(?:both|all|each|every one)(?: of (?:them|those|these)\b)?/;
const WHOSE = /^(?:mines?|hers|his|theirs)(?: ones?\b)?(?! \w+ (?:wants?|gets?|has|takes?|will)\b)/;
const SOMEBODY =
  /^(?:ill|id|i|shell|shed|she|hell|hed|he|theyll|they|(?:my|his|her|our) \w+)(?: (?:will|would|wants?|gets?|takes?|has|have|needs?|likes?|going|gonna|is|having|to|get))+\b/;
const ONES = /^(?:ones|another(?: one)?)\b/;
const BEING =
  /^(?: (?:is|are|be|should|will|would|to|as|has|have|gets?|(?:of|for) (?:them|those|these)|orders?|ones?)\b)+/;

/** Where words for some of them may begin. */
function headsAt(words: readonly string[], at: number, breaks: ReadonlySet<number>): Head[] {
  const heads: Head[] = [];
  for (let from = at; from < words.length; from++) {
    const head = headOf(words, from);
    if (head) heads.push(head);
    if (!LEAD.test(words[from] ?? '')) {
      if (!head && isEdge(words, at, breaks)) heads.push({ count: 1, to: from, bare: true });
      break;
    }
  }
  return heads;
}

function headOf(words: readonly string[], at: number): Head | null {
  const rest = words.slice(at).join(' ');
  const number = numberAt(words, at);
  const counted = number && !number.more ? number : null;
  const told: readonly (readonly [string | undefined, Head['count']])[] = [
    [REST.exec(rest)?.[0], 'rest'],
    [PLACE.exec(rest)?.[0], 1],
    [ALL.exec(rest)?.[0], 'all'],
    [SOMEBODY.exec(rest)?.[0], 1],
    [WHOSE.exec(rest)?.[0], 1],
    [ONES.exec(rest)?.[0], 1],
    [counted ? words.slice(at, at + counted.length).join(' ') : undefined, counted?.value ?? 1],
    [/^an?\b/.exec(rest)?.[0], 1],
  ];
  const found = told.find(([said]) => said !== undefined);
  if (!found?.[0]) return null;
  const [said, count] = found;
  let to = at + said.split(' ').length;
  const many = count === 'rest' || said.endsWith('first') || said.endsWith('last') ? numberAt(words, to) : null;
  if (many) to += many.length;
  const being = BEING.exec(` ${words.slice(to).join(' ')}`)?.[0] ?? '';
  return { count: many?.value ?? count, to: to + being.split(' ').length - 1, bare: false };
}

const isEdge = (words: readonly string[], at: number, breaks: ReadonlySet<number>): boolean =>
  at === 0 || breaks.has(at) || words[at] === 'and';

/** Where the words for some of them may end, the longest way first. */
function ends(words: readonly string[], from: number, breaks: ReadonlySet<number>): number[] {
  const places = words.flatMap((_, at) =>
    at > from && (isEdge(words, at, breaks) || headOf(words, at) !== null) ? at : [],
  );
  return [...places, words.length].toReversed();
}

const BEHIND = /(?: (?:for|on|with) (?:me|her|him|them|(?:my|his|her|our|the) \w+)| please| too| as well)+$/;
const ON_ALL =
  / (?:(?:on|for|with|in) )?(?:both|all|each|either|any|(?:all|both|each|either|any)(?: one)? of (?:them|those))(?: ones?)?$/;

function shareIn(
  words: readonly string[],
  line: Standing,
  { count, bare }: Head,
  { group }: Waiting,
  menu: Menu,
): Share | null {
  const said = words.join(' ').replace(BEHIND, '');
  const own = said.replace(ON_ALL, '').split(' ').filter(Boolean);
  if (own.length === 0 || own.some((word) => ALL.test(word))) return null;
  const content = withinOne(own, line, menu);
  if (!content) return null;
  const isAnswer = group === null ? content.size !== null : chosenIn(group, content, line) > 0;
  if (bare && !isAnswer && !ON_ALL.test(said)) return null;
  return { count: ON_ALL.test(said) ? 'all' : count, to: content };
}

/** How one of them is to be; null where the words say anything else, or more than one may be. */
function withinOne(words: readonly string[], line: Standing, menu: Menu): Alteration | null {
  const ways = [contentOf(words, line, menu), contentOf(words, line, menu, true)];
  const content = ways.find((one) => one && one.wishes.length + one.kinds.length + one.parts.length === 0);
  if (!content || content.some !== null || content.to.how !== 'to') return null;
  if (content.to.quantity !== null && content.to.quantity !== line.quantity) return null;
  if (line.groups.some(({ name, max }) => chosenIn(name, content.to, line) > max)) return null;
  return { ...content.to, quantity: line.quantity };
}

const chosenIn = (group: string, { notes }: Alteration, { groups }: Standing): number =>
  notes.filter((note) => choicesIn(groups, note.split(' ')).found.some((one) => one.group.name === group)).length;

/** Each share on the first line that has that many left and is of no other size. */
function dealt(shares: readonly Share[], lines: readonly Standing[]): Change[] | null {
  const ofAll = shares.flatMap(({ count, to }) => (count === 'all' ? to : []));
  const own = shares.filter(({ count }) => count !== 'all');
  const dealtTo = new Map<number, Alteration[]>(lines.map(({ id }) => [id, []]));
  const leftOf = ({ id, quantity }: Standing) =>
    quantity - (dealtTo.get(id) ?? []).reduce((sum, to) => sum + (to.quantity ?? 1), 0);
  for (const { to } of own) {
    const parts = [to, ...ofAll];
    const size = parts.find((one) => one.size !== null)?.size ?? null;
    for (let left = to.quantity ?? 1; left > 0; ) {
      const fits = (line: Standing) => leftOf(line) > 0 && (size === null || line.size === null || line.size === size);
      const line = lines.find((one) => fits(one) && one.size === size) ?? lines.find(fits);
      if (!line) return null;
      const some = Math.min(left, leftOf(line));
      dealtTo.get(line.id)?.push({ quantity: some, how: 'to', size, notes: parts.flatMap(({ notes }) => notes) });
      left -= some;
    }
  }
  return lines.flatMap((line): Change[] => {
    const parts = dealtTo.get(line.id) ?? [];
    const [only] = parts;
    if (!only) return [];
    return parts.length === 1 && only.quantity === line.quantity
      ? [{ do: 'alter', lines: [line], some: null, to: { ...only, quantity: null } }]
      : [{ do: 'share-out', line, parts }];
  });
}
