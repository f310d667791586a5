import type { OptionGroup } from '@attendant/contract/menu/options';
import type { OrderAct, Wish } from '../../understand/acts.ts';
import type { Mention } from '../../understand/menu/match.ts';

/** A line of the order as it stands, as far as words can mean it. */
export interface Standing {
  id: number;
  /** Key of the dish. */
  family: string;
  size: string | null;
  quantity: number;
  /** What was chosen on it and what the kitchen reads, as the line keeps it. */
  notes: readonly string[];
  /** For whom it is, where that was told. */
  whose: string | null;
  /** What can be chosen on it. */
  groups: readonly OptionGroup[];
}

/** The order that a change is said of. */
export interface Standings {
  lines: readonly Standing[];
  /** The line that 'it' means. */
  focus: Standing | undefined;
  /** The line that they spoke of last, whatever was asked since: 'the other one' is none of it. */
  last?: Standing | undefined;
  /** What the last change of the order made as it is: 'of each' may be of those alone. */
  lately?: readonly Standing[];
}

/** How something is to be from now on; null and none: as it is. */
export interface Alteration {
  quantity: number | null;
  /** Whether the number is the new one, comes to the old one, or multiplies it. */
  how: 'to' | 'more' | 'times';
  size: string | null;
  notes: readonly string[];
}

/** Something that is changed of the order that stands. `some`: so many of the lines, and not the rest. */
export type Change =
  | { do: 'drop'; lines: readonly Standing[]; some: number | null }
  /** A dish of the menu that was to go, and does not stand on the order. */
  | { do: 'miss'; item: Mention }
  /** `as`: by which number what follows names the some of a line that it takes apart. */
  | { do: 'alter'; lines: readonly Standing[]; some: number | null; to: Alteration; as?: number }
  /** What one line comes to, in parts; `beside`: others that are taken together with it. */
  | { do: 'share-out'; line: Standing; beside?: readonly Standing[]; parts: readonly Alteration[] }
  | { do: 'replace'; lines: readonly Standing[]; some: number | null; by: Wish }
  | { do: 'add'; act: OrderAct }
  /** One more line of the same; what is changed of it names it by `COPY`. */
  | { do: 'again'; like: Standing; quantity: number }
  /** Only these are wanted. */
  | { do: 'keep'; lines: readonly Standing[] };

/** The line that is made by a copy, before it has a number of its own. */
export const COPY = -1;

/** Alters nothing. */
export const AS_IT_IS: Alteration = { quantity: null, how: 'to', size: null, notes: [] };

export const alters = ({ quantity, size, notes }: Alteration): boolean =>
  quantity !== null || size !== null || notes.length > 0;
