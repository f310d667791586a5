/** A part of a turn between two marks, and the mark behind it. */
export interface Piece {
  said: string;
  mark: string;
}

const MARKS = /(\s*(?:[,;!?\u2026\u2014]+|\.+(?!\d))(?=\s|$)\s*|\s+-{1,2}\s+|\.{2,}\s*)/;

/** A turn at its marks. */
export function piecesOf(text: string): Piece[] {
  const parts = text.trim().split(MARKS);
  return parts.flatMap((said, at) => (at % 2 === 0 && said !== '' ? { said, mark: parts[at + 1] ?? '' } : []));
}

/** The turn that these are parts of. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ said, mark }) => `${said}${mark}`)
    .join('')
    .replace(/[\s,;\u2026\u2014-]+$/, '')
    .trim();
