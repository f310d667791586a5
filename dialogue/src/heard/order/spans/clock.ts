const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])';
const MINUTES = '(?:fifteen|thirty|forty five|15|30|45)';
/** 'Six thirty inch' is no time. */
/** 'By three o'clock' */
const OF_DAY = '(?: (?:oclock|sharp|[ap]m|[ap] m))?';
const NO_UNIT = '(?! (?:inch|ounce|oz|piece|pieces|pc|count|pack|layer|dollars?|percent)\\b)';
const CLOCK = new RegExp(
  `^(?:(?:(?:not )?(?:till|until|before|after|around|by) )(?:like |about |around |maybe )?${HOUR}(?: ${MINUTES})?${OF_DAY}${NO_UNIT}(?= (?:or|and|please|if|for|tonight|today|tomorrow|im|ill|id|thats|can|could|i|we|wed|well|let|give|an?|the)\\b|$)|${HOUR} ${MINUTES}${NO_UNIT})\\b`,
);

/** 'At eight, a box of coffee': what has a count of its own behind the hour is not counted by the hour. */
const AT = new RegExp(
  `^at (?:like |about |around |maybe )?${HOUR}(?: ${MINUTES})?${OF_DAY}(?= (?:an?|the|one|two|some|and|or|please|if|for|tonight|today|tomorrow|im|ill|thats)\\b|$)`,
);

/** How many words at this place tell when something is wanted: a time counts no dishes. 0: none. */
export function clockAt(words: readonly string[], at: number): number {
  const here = words.slice(at, at + 7).join(' ');
  const told = CLOCK.exec(here) ?? AT.exec(here);
  return told?.[0].split(' ').length ?? 0;
}
