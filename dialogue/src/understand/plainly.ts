/** The same as it would be said at once: without a number that was taken back, and with what is to be done to a dish behind it. */
export const plainly = (text: string): string =>
  text
    .replace(NUMBER_AGAIN, '')
    .replace(MADE_SO, (_, verb: string, what: string) => `${what} ${/^toast/i.test(verb) ? 'toasted' : 'warmed up'}`);

/** 'Can you warm up a cinnamon roll for me': one is ordered, and how it is to be. */
const MADE_SO =
  /\b(?:can|could) you (?:please )?(warm up|heat up|toast) ((?:an?|one|two) [a-z]+(?: [a-z]+)?)(?: for (?:me|us))?(?=\s*(?:[.,?!]|$))/gi;

const NUMBER = '(?:a dozen|half a dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const AGAIN = '(?:no|nope|wait|actually|sorry|i mean|make (?:that|it)|or rather)';
/** 'A dozen... no, half a dozen muffins': the number that was taken back before anything was counted. */
const NUMBER_AGAIN = new RegExp(
  `(?<!number |combo |\\d )\\b${NUMBER}[\\s,.\u2026-]+${AGAIN}(?:[\\s,]+${AGAIN})*[\\s,]+(?=${NUMBER}\\s+(?!${NUMBER})\\p{L})`,
  'giu',
);
