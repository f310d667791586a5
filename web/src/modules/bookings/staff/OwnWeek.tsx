import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import type { BusinessWeek, Interval } from '@attendant/contract/hours/business-week';
import { Plus } from 'lucide-react';
import { Switch } from '../../../kit/form/Toggle.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { HoursRow } from '../../agents/settings/hours/HoursRow.tsx';
import { dayName } from '../../agents/settings/hours/words.ts';
import styles from './Staff.module.css';

interface OwnWeekProps {
  week: BusinessWeek;
  /** By path, as the server tells them. */
  faults: Readonly<Record<string, string>>;
  onChange: (week: BusinessWeek) => void;
}

/** The hours of one person, day by day. */
export function OwnWeek({ week, faults, onChange }: OwnWeekProps) {
  const put = (day: Weekday, some: Partial<BusinessWeek[Weekday]>) =>
    onChange({ ...week, [day]: { ...week[day], ...some } });
  return (
    <fieldset className={styles.week}>
      <legend>Working hours</legend>
      {WEEKDAYS.map((day) => {
        const fault = Object.entries(faults).find(([path]) => path.startsWith(`business_week.${day}.`))?.[1];
        return (
          <div key={day} className={styles.weekday}>
            <Switch checked={week[day].enabled} onChange={({ target }) => put(day, { enabled: target.checked })}>
              {dayName(day)}
            </Switch>
            {week[day].enabled && (
              <Openings
                name={dayName(day)}
                intervals={week[day].intervals}
                fault={fault}
                onChange={(intervals) => put(day, { intervals })}
              />
            )}
          </div>
        );
      })}
      <p className="small t2">While the business is closed nobody is booked, whatever stands here.</p>
    </fieldset>
  );
}

const NO_TIMES: Interval = { open: '', close: '' };
const MOST = 6;

interface OpeningsProps {
  name: string;
  intervals: readonly Interval[];
  fault: string | undefined;
  onChange: (intervals: Interval[]) => void;
}

function Openings({ name, intervals, fault, onChange }: OpeningsProps) {
  const time = (at: number, which: 'open' | 'close') => ({
    value: intervals[at]?.[which] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange(intervals.map((one, index) => (index === at ? { ...one, [which]: target.value } : one))),
  });
  return (
    <div className={styles.openings}>
      {intervals.map((one, at) => (
        <HoursRow
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and their inputs no state of their own
          key={at}
          name={at === 0 ? name : `${name} ${at + 1}`}
          at={one}
          open={time(at, 'open')}
          close={time(at, 'close')}
          onRemove={intervals.length > 1 ? () => onChange(intervals.filter((_, index) => index !== at)) : null}
        />
      ))}
      {fault && (
        <p className={styles.error} role="alert">
          {fault}
        </p>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={intervals.length >= MOST}
        onClick={() => onChange([...intervals, NO_TIMES])}
      >
        <Plus size={15} />
        Add hours
        <span className="sr">: {name}</span>
      </Button>
    </div>
  );
}
