import type { BusinessFacts } from '../../../facts.ts';
import { readWhen } from '../../../heard/when/when.ts';
import { calendarOf } from '../hours.ts';
import type { KnownAnswer } from '../noted.ts';
import { sentencesOf } from '../owners-sentences.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** 'We are closed July 1 to July 10', and no 'closed on Mondays'. */
const CLOSED = new RegExp(
  `^(?:please note[:,]? )?(?:(?:we|i|the \\w+|our \\w+)(?:['’]re| are| is| will be|['’]ll be)? )?closed (?:for \\w+ )?(?:from |between |on |the )*(?:${MONTH} \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})`,
  'i',
);

export const namesClosedDates = (sentence: string): boolean => CLOSED.test(sentence);

/** Whether a sentence says that the house is closed on that date ('YYYY-MM-DD'). */
export function isClosedBy(facts: BusinessFacts, sentence: string, date: string): boolean {
  const span = CLOSED.test(sentence) ? readWhen(sentence, calendarOf(facts)).day : null;
  return span !== null && date >= span.date && date <= (span.until ?? span.date);
}

/** What the owner wrote of being closed on that date; null where nothing says so. */
export function closedThen(facts: BusinessFacts, date: string): KnownAnswer | null {
  for (const note of facts.notes)
    for (const { text } of sentencesOf(note)) if (isClosedBy(facts, text, date)) return { text, note };
  return null;
}
