import { type BusinessHours, DEFAULT_HOURS } from '@attendant/contract/agents';
import { openingErrors, type Settings } from '@attendant/contract/agents/settings';
import { WEEKDAYS } from '@attendant/contract/constants';
import { problem } from '../../http/problem.ts';

/** What must hold of the hours and of being closed by hand, whichever door a change comes through. */

type Opening = Pick<Settings, 'closed' | 'closed_message' | 'business_hours'>;
type OpeningChanges = { [Field in keyof Opening]?: Opening[Field] | undefined };

/** Looks at what would stand there: a key with nothing in it does not hide what is stored. */
export function refuseWrongOpening(before: Opening, changes: OpeningChanges): void {
  const { closed, closed_message, business_hours } = changes;
  if (closed === undefined && closed_message === undefined && !business_hours) return;
  const errors = openingErrors({
    closed: closed ?? before.closed,
    closed_message: closed_message ?? before.closed_message,
    business_hours: business_hours ?? before.business_hours,
  });
  const [message] = Object.values(errors);
  if (message) throw problem('invalid', { message, errors });
}

/** Days off whose times were cleared carry the usual ones again. */
export const filled = (hours: BusinessHours): BusinessHours =>
  WEEKDAYS.reduce<BusinessHours>(
    (week, day) => ({
      ...week,
      [day]: {
        ...hours[day],
        open: hours[day].open || DEFAULT_HOURS[day].open,
        close: hours[day].close || DEFAULT_HOURS[day].close,
      },
    }),
    hours,
  );
