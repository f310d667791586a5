import { storable } from '../../../http/characters.ts';

/** A line of a pasted menu, without what only decorates it. */
export interface Line {
  /** As it is counted in what was pasted. */
  line: number;
  text: string;
  /** Something stands between it and the line before: an empty line, or a ruled one. */
  isApart: boolean;
}

const WITHOUT_WORDS = /^[^\p{L}\p{N}]*$/u;
const DECORATION = /[\p{Extended_Pictographic}\u{FE0F}\u{200B}-\u{200F}\u{FEFF}★☆■□▪●◆]/gu;
const LEADERS = /\.{3,}|…+|(?:\s\.){3,}|_{3,}|·{2,}|-{3,}|={3,}/g;

/** What a page or a leaflet says besides its menu. */
const BESIDES = [
  /^(home|menu|about( us)?|contact( us)?|cart|checkout|sign ?(in|up)|log ?in|search|gallery|locations?|faq|delivery|pick-?up|reservations?|(order|reserve|book) (online|now)|view( full)? menu|add( to (cart|order|bag))?|customi[sz]e|quick view|(read|see|show) more|(most )?popular!?|best ?sellers?!?|(customer|chef['’]?s|house) (favou?rite|choice|pick)!?|#\d+ most liked|new!?)$/i,
  /\b(call|tel\.?|phone|fax|telefon)\b.*\d{3}/i,
  /\(\d{3}\)\s*\d{3}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/,
  /https?:|www\.|@\w+\.\w+|©|\ball rights reserved\b|\bcopyright\b/i,
  /\b\d{1,2}(:\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i,
  /\b(gratuity|service charge|order online|free delivery|delivery (fee|over|minimum)|minimum order|subject to change|consuming raw|food ?borne|coupons?|inkl\. mwst|prices (include|exclude)|walk-?ins|cancell?ations?|reservations? (are|is|required|recommended)|cash only|we accept|(ask|tell|inform) (your|our|us)|please (ask|tell|inform|note))\b|\d\s?%\s?(off|discount|tax|vat|mwst|surcharge)/i,
  /^((dish|item|name|description|price|size|speise|preis)\b[\s|:]*)+$/i,
  /^page \d+( of \d+)?$|^seite \d+/i,
  /^\d+ [\p{L} ]+\b(st|street|ave|avenue|road|rd|blvd|lane|drive)\b\.?/iu,
];

/** Longer is no line of a menu, and patterns are not run over it; with what decorates it, four times as much. */
export const LONGEST = 500;
const LONGEST_DECORATED = 4 * LONGEST;

const isBesides = (text: string): boolean => BESIDES.some((sign) => sign.test(text));

/** The lines that may be of the menu; what stands beside it on a page is left out. */
export function linesOf(pasted: string): Line[] {
  const lines: Line[] = [];
  let isApart = true;
  let hasMarks = false;
  for (const [at, raw] of storable(pasted)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (raw.length > LONGEST_DECORATED) continue;
    const isFootnote = hasMarks && /^\s*\*\s/.test(raw);
    const text = plainText(raw);
    if (WITHOUT_WORDS.test(text)) isApart = true;
    else if (text.length <= LONGEST && !isFootnote && !isBesides(text)) {
      lines.push({ line: at + 1, text, isApart });
      isApart = false;
      hasMarks ||= /\p{L}\*/u.test(raw);
    }
  }
  return lines;
}

/** Two spaces stay where there was a gap: they part columns. */
const plainText = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(DECORATION, ' ')
    .replace(/\*+|~+/g, ' ')
    .replace(LEADERS, '   ')
    .replace(/\t/g, '   ')
    .replace(/\u00A0/g, ' ')
    .replace(/ {3,}/g, '  ')
    .trim()
    .replace(/^[#\s]*[•·‣◦>|–—-]*\s*(?=[^\d])|\s*[|•·]+$/gu, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();
