import { WEEKDAYS } from '@attendant/contract/constants';
import type { BusinessWeek } from '@attendant/contract/hours/business-week';
import { asNumber, asSwitch, asWord, type Change, changesOf, type Telling } from '../../changed-fields.ts';
import { clockWords } from '../../days.ts';

/** Greeting, prompt, closed message, numbers and addresses are told by their names. */
const TELLING: Telling = {
  name: asWord,
  business_name: asWord,
  voice_model: asWord,
  language: asWord,
  timezone: asWord,
  active: asSwitch,
  closed: asSwitch,
  booking_enabled: asSwitch,
  ordering_enabled: asSwitch,
  default_slot_duration: asNumber('minutes'),
  max_slot_appointments: asNumber(''),
  buffer_time: asNumber('minutes'),
};

type Fields = Readonly<Record<string, unknown>> & { business_week?: BusinessWeek | undefined };

/** Hours are told by the days on which they are others. */
export function agentChanges(fields: readonly string[], before: Fields, after: Fields): Change[] {
  const plain = fields.filter((field) => field !== 'business_week');
  const weeks =
    before.business_week && after.business_week ? weekChanges(before.business_week, after.business_week) : [];
  return [...changesOf(plain, before, after, TELLING), ...weeks];
}

function weekChanges(before: BusinessWeek, after: BusinessWeek): Change[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return changesOf(WEEKDAYS, was, is, Object.fromEntries(WEEKDAYS.map((day) => [day, asWord])));
}

/** '5:00 PM to 1:00 AM' */
function wordsOf(week: BusinessWeek): Record<string, string> {
  return Object.fromEntries(
    WEEKDAYS.map((day) => {
      const { enabled, intervals } = week[day];
      const times = enabled
        ? intervals.map(({ open, close }) =>
            open === close ? 'around the clock' : `${clockWords(open)} to ${clockWords(close)}`,
          )
        : [];
      return [day, times.join(', ') || 'closed'];
    }),
  );
}
