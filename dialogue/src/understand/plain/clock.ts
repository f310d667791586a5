const HOURS = ['twelve', ...'one two three four five six seven eight nine ten eleven twelve'.split(' ')];
const HOUR = `(?<hour>${HOURS.slice(1).join('|')}|1[0-2]|[1-9])`;
const TOLD = new RegExp(
  `\\b(?:(?<half>half past)|(?:a )?quarter (?<way>past|after|to|of|till|til|before)) ${HOUR}(?![:\\d])(?! (?:inch|ounce|oz|piece|pieces|pc|pound|pounds)\\b)`,
  'giu',
);

const FEW_MINUTES = new Map(Object.entries({ five: 5, ten: 10, twenty: 20, 'twenty five': 25 }));
/** 'Ten after six' where a time stands: not ten to four people. */
const FROM_THE_HOUR = new RegExp(
  `(?<=\\b(?:at|by|around|before|until|till|about|like|say) )(?<minutes>twenty[ -]five|five|ten|twenty)(?: minutes)? (?<way>past|after|to|of|till|til|before) ${HOUR}(?![:\\d])(?! \\p{L}*(?:people|inch|ounce|piece|pound|of)\\b)`,
  'giu',
);

/** 'Half past twelve' is twelve thirty: no half, and no quarter, of anything. */
export const clockPlainly = (text: string): string =>
  text
    .replace(TOLD, (...[, half, way, said]: [string, string | undefined, string | undefined, string]) => {
      const hour = hourOf(said);
      if (half !== undefined) return `${HOURS[hour]} thirty`;
      return isAfter(way) ? `${HOURS[hour]} fifteen` : `${HOURS[before(hour)]} forty five`;
    })
    .replace(FROM_THE_HOUR, (...[, said, way, at]: [string, string, string, string]) => {
      const minutes = FEW_MINUTES.get(said.toLowerCase().replace('-', ' ')) ?? 0;
      const hour = hourOf(at);
      return isAfter(way) ? clock(hour, minutes) : clock(before(hour), 60 - minutes);
    });

const isAfter = (way: string | undefined): boolean => way === 'past' || way === 'after';
const before = (hour: number): number => (hour === 1 ? 12 : hour - 1);
const clock = (hour: number, minutes: number): string => `${hour}:${String(minutes).padStart(2, '0')}`;

function hourOf(said: string): number {
  const hour = HOURS.indexOf(said.toLowerCase(), 1);
  return hour > 0 ? hour : Number(said);
}
