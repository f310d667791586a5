const HOURS = ['twelve', ...'one two three four five six seven eight nine ten eleven twelve'.split(' ')];
const HOUR = `(?<hour>${HOURS.slice(1).join('|')}|1[0-2]|[1-9])`;
const TOLD = new RegExp(
  `\\b(?:(?<half>half past)|(?:a )?quarter (?<way>past|after|to|of|till|til|before)) ${HOUR}(?![:\\d])(?! (?:inch|ounce|oz|piece|pieces|pc|pound|pounds)\\b)`,
  'giu',
);

/** 'Half past twelve' is twelve thirty: no half, and no quarter, of anything. */
export const clockPlainly = (text: string): string =>
  text.replace(TOLD, (...[, half, way, said]: [string, string | undefined, string | undefined, string]) => {
    const hour = HOURS.indexOf(said.toLowerCase(), 1);
    const number = hour > 0 ? hour : Number(said);
    if (half !== undefined) return `${HOURS[number]} thirty`;
    const isAfter = way === 'past' || way === 'after';
    return isAfter ? `${HOURS[number]} fifteen` : `${HOURS[number === 1 ? 12 : number - 1]} forty five`;
  });
