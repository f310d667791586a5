import type { AgentChanges } from '@attendant/contract/agents';
import { openingErrors } from '@attendant/contract/agents/settings';
import { type BusinessWeek, eachWeekday, weekErrors } from '@attendant/contract/hours/business-week';
import { hoursErrors, hoursOf, weekOf } from '@attendant/contract/hours/documented';
import { problem } from '../../http/problem.ts';

/** What must hold of the hours and of being closed by hand, whichever door a change comes through. */

interface Opening {
  closed: boolean;
  closed_message: string;
  business_week: BusinessWeek;
}

/**
 * The week that would stand there; undefined where nothing changes it. It is judged with what the change leaves as it is:
 * a key with nothing in it does not hide what is stored.
 */
export function weekAfter(before: Opening, changes: AgentChanges): BusinessWeek | undefined {
  const { business_hours, business_week } = changes;
  const { closed = before.closed, closed_message = before.closed_message } = changes;
  const documented = business_week ? undefined : business_hours;
  const week = business_week ?? (documented && weekOf(documented, before.business_week));
  if (changes.closed === undefined && changes.closed_message === undefined && !week) return undefined;
  refuse({
    ...openingErrors({ closed, closed_message, business_week: week ?? before.business_week }),
    ...(documented && !closed && hoursErrors(documented, before.business_week)),
  });
  return week && tidied(week);
}

/** The week that an agent begins with. Refuses one with faults, each by its path. */
export function newWeek(week: BusinessWeek): BusinessWeek {
  refuse(weekErrors(week));
  return tidied(week);
}

function refuse(errors: Record<string, string>): void {
  const [message] = Object.values(errors);
  if (message) throw problem('invalid', { message, errors });
}

/** In the order of the day; a day that was sent without hours carries the usual ones. */
function tidied(week: BusinessWeek): BusinessWeek {
  const usual = hoursOf(week);
  return eachWeekday((day) => {
    const { enabled, intervals } = week[day];
    const { open, close } = usual[day];
    return {
      enabled,
      intervals:
        intervals.length > 0
          ? intervals.toSorted((one, other) => one.open.localeCompare(other.open))
          : [{ open, close }],
    };
  });
}
