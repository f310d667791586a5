/** Flite says a text in one go: shorter ones sound sooner and need less memory. */
const LONGEST = 220;
const CLAUSE_END = /[,;:.!?]\s/g;

/** A text in pieces of at most `longest` characters, cut where a speaker would breathe. Nothing to say gives none. */
export function inPieces(text: string, longest = LONGEST): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const cut = lastCut(rest.slice(0, longest));
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (/[\p{L}\p{N}]/u.test(rest)) pieces.push(rest);
  return pieces;
}

function lastCut(text: string): number {
  const clauses = [...text.matchAll(CLAUSE_END)].map((match) => match.index + 1);
  const space = text.lastIndexOf(' ');
  return clauses.at(-1) ?? (space > 0 ? space : text.length);
}
