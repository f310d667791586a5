import { minutesIn } from '@attendant/contract/hours/business-week';
import { type BusinessFacts, WEEKDAYS } from '../../../facts.ts';
import { clock } from '../../../say/times.ts';
import { capital, list } from '../../../say/wording.ts';

/** 'On Thursday we're open latest, until 8 PM.' Null where nobody has said when it is open. */
export function longestAnswer({ hours }: BusinessFacts, end: 'latest' | 'earliest'): string | null {
  const days = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].flatMap((weekday) => {
    const { enabled, intervals } = hours[weekday];
    const spans = enabled ? intervals.map((one) => ({ ...minutesIn(one), one })) : [];
    const [last] = spans.toSorted((a, b) => (end === 'latest' ? b.to - a.to : a.from - b.from));
    return last ? { weekday, at: end === 'latest' ? last.to : last.from, one: last.one } : [];
  });
  const [first] = days.toSorted((a, b) => (end === 'latest' ? b.at - a.at : a.at - b.at));
  if (!first) return null;
  const same = days.filter(({ at }) => at === first.at);
  const said = clock(end === 'latest' ? first.one.close : first.one.open);
  const time = end === 'latest' ? `until ${said}` : `from ${said}`;
  if (same.length === days.length) return `We're open ${time}, on every day that we're open.`;
  return `We're open ${end} on ${list(same.map(({ weekday }) => capital(weekday)))}, ${time}.`;
}
