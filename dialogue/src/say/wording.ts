const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

export function count(quantity: number): string {
  return SMALL[quantity] ?? String(quantity);
}

/** 'a, b and c' */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Lines of an order: a semicolon keeps one line's notes from running into the next. */
export function lineList(lines: readonly string[]): string {
  return lines.some((line) => line.includes(',')) && lines.length > 1
    ? `${lines.slice(0, -1).join('; ')}; and ${lines.at(-1)}`
    : list(lines);
}

/** 'two small Margheritas', 'three orders of Garlic Knots' */
export function portion(quantity: number, name: string, size: string | null = null): string {
  const sized = size ? `${size} ` : '';
  if (isPlural(name)) return `${count(quantity)} ${sized}${quantity === 1 ? 'order' : 'orders'} of ${name}`;
  return `${count(quantity)} ${sized}${quantity === 1 ? name : plural(name)}`;
}

/** 'Garlic Knots' is a plural already; a rack of ribs is none. */
export function isPlural(name: string): boolean {
  return /[^su]s$/i.test(parted(name).head);
}

function plural(name: string): string {
  const { head, rest } = parted(name);
  if (/(?:loa|hal|lea|shel)f$/i.test(head)) return `${head.slice(0, -1)}ves${rest}`;
  return `${head}${/(s|x|ch|sh)$/i.test(head) ? 'es' : 's'}${rest}`;
}

/** What is counted, and what only tells more of it: 'Tub', ' of Cream Cheese'. */
function parted(name: string): { head: string; rest: string } {
  const at = name.search(/(?<=\S) (?:of|with|alla|al|di|in|on) /i);
  return at < 0 ? { head: name, rest: '' } : { head: name.slice(0, at), rest: name.slice(at) };
}

export function withNotes(text: string, notes: readonly string[]): string {
  // 'Hazelnut and 2 hazelnut', 'parmesan and extra parmesan' are said once.
  // So is 'ranch' beside 'ranch on the side'.
  const isToldMore = (note: string, one: string) =>
    (AMOUNT.test(one) && one.replace(AMOUNT, '') === note) || one === `${note} on the side`;
  const said = notes.filter((note) => !notes.some((one) => isToldMore(note, one)));
  return said.length > 0 ? `${text}, ${list(said)}` : text;
}

const AMOUNT = /^(?:\d+|extra|double|triple|light|easy|a (?:little|bit of|splash of)) /;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '718 555 0142' */
export const numberWords = (phone: string): string => phone.replace(/^\+?1?(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
