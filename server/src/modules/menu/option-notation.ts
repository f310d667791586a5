import { type OptionGroup, OptionGroups } from '@attendant/contract/menu/options';

/**
 * Option groups in one cell of a spreadsheet, written so that they can be typed:
 *
 *   Size [1]: Small; Large +5.50 | Toppings [0-3, halves]: Mushrooms +2; Olives +1.50
 *
 * '(also shrooms, fungi)' behind a choice: what callers also say for it. '(out)': it has run out. In brackets the fewest and the most choices. A backslash takes the meaning from the character after it.
 */
export const writeOptions = (groups: readonly OptionGroup[]): string =>
  groups
    .map(({ name, min, max, halves, choices }) => {
      const range = `${min === max ? min : `${min}-${max}`}${halves ? ', halves' : ''}`;
      return `${plain(name)} [${range}]: ${choices.map(writeChoice).join('; ')}`;
    })
    .join(' | ');

const PRICE = /\s([+-])\s*\$?(\d+(?:\.\d+)?)$/;

function writeChoice(choice: OptionGroup['choices'][number]): string {
  const also = choice.aliases?.length ? ` (also ${choice.aliases.map(plain).join(', ')})` : '';
  return `${pricedChoice(choice)}${also}${choice.available ? '' : ' (out)'}`;
}

function pricedChoice({ name, price }: OptionGroup['choices'][number]): string {
  const said = plain(name);
  if (price === 0 && !PRICE.test(said) && !OUT.test(said) && !ALSO.test(said)) return said;
  return `${said} ${price < 0 ? '-' : '+'}${Math.abs(price).toFixed(2)}`;
}

const plain = (name: string): string => name.replace(/[\\;|:[\]]/g, '\\$&');

/** What the cell says; a text when it cannot be read. */
export function readOptions(cell: string): unknown[] | string {
  if (cell.trim() === '') return [];
  const groups: unknown[] = [];
  for (const part of split(cell, '|')) {
    const [head = '', choices] = split(part, ':');
    const [, name, least, most, halves] =
      /^(.*?)\[\s*(\d+)\s*(?:-\s*(\d+)\s*)?(,\s*halves\s*)?\]$/i.exec(head.trim()) ?? [];
    if (name === undefined || choices === undefined) {
      return `'${part.trim()}' is not written like 'Size [1]: Small; Large +5.50'`;
    }
    groups.push({
      name: unplain(name),
      min: Number(least),
      max: Number(most ?? least),
      halves: halves !== undefined,
      choices: split(choices, ';')
        .filter((choice) => choice.trim() !== '')
        .map(readChoice),
    });
  }
  return groups;
}

/** The same, checked; a text says why it is not. */
export function optionsIn(cell: string): OptionGroup[] | string {
  const read = readOptions(cell);
  if (typeof read === 'string') return read;
  const { data, error } = OptionGroups.safeParse(read);
  return data ?? error.issues[0]?.message ?? 'Cannot be read';
}

const OUT = /\(out\)$/i;
const ALSO = /\(also ([^()]*)\)$/i;

function readChoice(text: string): OptionGroup['choices'][number] {
  const available = !OUT.test(text.trim());
  const whole = text.trim().replace(OUT, '').trimEnd();
  const aliases = (ALSO.exec(whole)?.[1] ?? '').split(',').map(unplain).filter(Boolean);
  const said = whole.replace(ALSO, '').trimEnd();
  const more = { available, ...(aliases.length > 0 && { aliases }) };
  const [all, sign, amount] = PRICE.exec(said) ?? [];
  if (all === undefined) return { name: unplain(said), price: 0, ...more };
  return { name: unplain(said.slice(0, -all.length)), price: Number(amount) * (sign === '-' ? -1 : 1), ...more };
}

/** Cuts at a mark that no backslash precedes. */
function split(text: string, mark: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at);
    const last = parts.length - 1;
    if (one === '\\') parts[last] += one + text.charAt(++at);
    else if (one === mark) parts.push('');
    else parts[last] += one;
  }
  return parts;
}

const unplain = (text: string): string => text.trim().replace(/\\(.)/g, '$1');
