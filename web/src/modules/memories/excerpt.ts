/** At most `most` characters on one line, an ellipsis for the rest. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // Not between the two halves of one character.
  const end = /[\uD800-\uDBFF]$/.test(line.slice(0, most)) ? most - 1 : most;
  return `${line.slice(0, end).trimEnd()}…`;
}
