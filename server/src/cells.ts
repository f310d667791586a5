/** What a spreadsheet would run as a formula (OWASP, CSV injection), full-width signs of other keyboards among it. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const bare = (text: string): string => text.replace(/^'+/, '');

/** A text as a cell that is shown and never run. */
export const safeCell = (text: string): string => (FORMULA.test(bare(text)) ? `'${text}` : text);

/** The text of such a cell. */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(bare(cell)) ? cell.slice(1) : cell;
