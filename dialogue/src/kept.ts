/**
 * The same reading with what it gave kept by its words, so many of them: what only words tell does not change, and several
 * ask it of the same ones.
 */
export function keeping<Read extends NonNullable<unknown> | null>(
  most: number,
  read: (words: string) => Read,
): (words: string) => Read {
  const kept = new Map<string, Read>();
  return (words) => {
    const before = kept.get(words);
    if (before !== undefined) return before;
    const given = read(words);
    if (kept.size >= most) kept.clear();
    kept.set(words, given);
    return given;
  };
}
