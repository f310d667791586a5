import type { CallerHeard } from '../caller.ts';

const NUMBER =
  '(?:\\d+(?:[.:]\\d+)?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:point|and a|oh|zero|one|two|three|four|five|six|seven|eight|nine|quarter|half|twenty|fifty|seventy|five))*)';
/** 'Minus 2.25', 'right eye three point five', '20 milligrams', 'my W-2': what is measured or called by a number is at no hour. */
const MEASURED = new RegExp(
  [
    `\\b(?:(?:the |my |in the )?(?:right|left|both) eyes?[\\s,:]*(?:is |are |its |it['’]s )*)?(?:minus|negative|plus|positive|power|sphere|cylinder|cyl|axis|add power|strength|diopters?|base curve|diameter)(?: of| is)? ${NUMBER}(?:(?: in)?(?: the)?,? (?:right|left|both) eyes?)?`,
    `\\b(?:the |my |in the )?(?:right|left|both) eyes?[\\s,:]+(?:is |are |its |it['’]s )*${NUMBER}`,
    `${NUMBER},? (?:(?:in|for) )?(?:the |my )?(?:right|left|both) eyes?\\b`,
    `\\b${NUMBER} ?(?:mg|mcg|ml|milligrams?|micrograms?|millilit(?:er|re)s?|diopters?|percent|%|(?:inch|cm|mm|centimeters?|millimeters?)\\b)`,
    '\\b\\p{L}-\\d{1,3}\\b',
  ].join('|'),
  'giu',
);

export const withoutFigures = (text: string): string => text.replace(MEASURED, ' ');

/** The same without the caller's own number and address: a suite 210 is no ten past two. */
export function withoutNumber(text: string, { phone, address }: Pick<CallerHeard, 'phone' | 'address'>): string {
  const rest = address ? text.replace(address, ' ') : text;
  return phone ? rest.replace(/(?:\d[\s().-]{0,2}){7,}/, ' ') : rest;
}
