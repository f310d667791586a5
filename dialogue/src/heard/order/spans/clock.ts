const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])';
const MINUTES = '(?:fifteen|thirty|forty five|15|30|45)';
/** 'Six thirty inch' is no time. */
const NO_UNIT = '(?! (?:inch|ounce|oz|piece|pieces|pc|count|pack|layer|dollars?|percent)\\b)';
const CLOCK = new RegExp(
  `^(?:(?:(?:not )?(?:till|until|before|after|around|by) )(?:like |about |around |maybe )?${HOUR}(?: ${MINUTES})?${NO_UNIT}(?= (?:or|and|please|if|for|tonight|today|im|ill|thats)\\b|$)|${HOUR} ${MINUTES}${NO_UNIT})\\b`,
);

/** How many words at this place tell when something is wanted: a time counts no dishes. 0: none. */
export const clockAt = (words: readonly string[], at: number): number =>
  CLOCK.exec(words.slice(at, at + 7).join(' '))?.[0].split(' ').length ?? 0;
