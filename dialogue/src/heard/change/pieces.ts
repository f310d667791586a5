import { type Alteration, type Change, COPY, type Standing, type Standings } from './standing.ts';

/** Whether it came apart from a line while these words were read, and has no number of its own yet. */
export const isPiece = ({ id }: Standing): boolean => id < COPY;

/** Some of a line are a line of their own for all that is said behind: 'one of them …, and on the other one …'. */
export function inPieces(changes: readonly Change[], { lines }: Standings): Change[] {
  let next = Math.min(COPY, ...lines.map(({ id }) => id)) - 1;
  return changes.map((change) =>
    change.do === 'alter' && change.some !== null && change.lines.length === 1 ? { ...change, as: next-- } : change,
  );
}

/** The order with these changes; what was changed last is what is talked about next. */
export const afterwards = (order: Standings, changes: readonly Change[]): Standings =>
  changes.reduce<Standings>(afterOne, { lines: order.lines, focus: order.focus });

function afterOne({ lines, focus }: Standings, change: Change): Standings {
  if (change.do !== 'alter' && change.do !== 'drop') return { lines, focus };
  if (change.do === 'alter' && change.as !== undefined) return afterPiece({ lines, focus }, change, change.as);
  if (change.some !== null) return { lines, focus: change.lines.at(-1) ?? focus };
  const isMeant = (line: Standing) => change.lines.some(({ id }) => id === line.id);
  if (change.do === 'alter') {
    const now = lines.map((line) => (isMeant(line) ? altered(line, change.to) : line));
    return { lines: now, focus: now.findLast(isMeant) ?? focus };
  }
  const left = lines.filter((line) => !isMeant(line));
  return { lines: left, focus: left.find(({ id }) => id === focus?.id) ?? left.at(-1) };
}

/** The piece before what is left of the line: it is the first of them. */
function afterPiece(
  { lines, focus }: Standings,
  { lines: [meant], some, to }: Extract<Change, { do: 'alter' }>,
  id: number,
): Standings {
  const line = lines.find((one) => one.id === meant?.id);
  if (!line || some === null || some >= line.quantity) return { lines, focus: line ?? focus };
  const piece = { ...altered({ ...line, quantity: some }, to), id };
  const rest = { ...line, quantity: line.quantity - some };
  return { lines: lines.flatMap((one) => (one === line ? [piece, rest] : one)), focus: piece };
}

const altered = (line: Standing, { size, quantity, how, notes }: Alteration): Standing => ({
  ...line,
  size: size ?? line.size,
  quantity: how === 'to' ? (quantity ?? line.quantity) : line.quantity,
  notes: [...line.notes, ...notes],
});
