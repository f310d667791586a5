/** Wishes about how a dish is made that name nothing of the menu. */
const NOTES =
  `well done; extra well done; lightly done; light bake; extra crispy; crispy; uncut; not cut; unsliced; on the side; sauce on the side;
  dressing on the side; spicy; extra spicy; not spicy; mild; medium rare; rare; medium well; no ice; light ice; extra ice; heated up; warmed up; chilled; cold;
  room for milk; room for cream; with room; with room for milk; with room for cream; leave room; hot; extra hot; toasted; not toasted; lightly toasted; untoasted; cut in half; cut in squares; cut in four; cut in eight; double cut; to share; wrapped separately`
    .split(';')
    .map((text) => text.trim().split(/\s+/));

const byFirst = Map.groupBy(NOTES, ([first = '']) => first);

/** The longest such wish at this place. */
export function wholeNoteAt(words: readonly string[], at: number): { text: string; length: number } | null {
  const fitting = (byFirst.get(words[at] ?? '') ?? []).filter((note) =>
    note.every((word, place) => words[at + place] === word),
  );
  const [longest] = fitting.toSorted((a, b) => b.length - a.length);
  return longest ? { text: longest.join(' '), length: longest.length } : null;
}
