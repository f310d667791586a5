import type { SpecialDays } from '@attendant/contract/hours/business-week';
import { datesOf } from '@attendant/contract/hours/special-days';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../../api/client.ts';
import { Banner } from '../../../../kit/form/Banner.tsx';
import { formatDate } from '../../../../kit/form/format.ts';
import { Checkbox } from '../../../../kit/form/Toggle.tsx';
import { Button } from '../../../../kit/frame/Button.tsx';
import { Skeleton, Waiting } from '../../../../kit/frame/States.tsx';
import { SelectField } from '../../../../kit/pick/SelectField.tsx';
import { Dialog } from '../../../../kit/window/Dialog.tsx';
import styles from '../Rows.module.css';

interface HolidaysDialogProps {
  agentId: string;
  /** What stands there already. */
  special: readonly SpecialDays[];
  isOpen: boolean;
  onClose: () => void;
  onAdd: (days: SpecialDays[]) => void;
}

/** The public holidays of the coming year: those that are ticked become closed days. */
export default function HolidaysDialog({ agentId, special, isOpen, onClose, onAdd }: HolidaysDialogProps) {
  const [country, setCountry] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useQuery({
    queryKey: ['agents', agentId, 'holidays', country],
    queryFn: ({ signal }) => client.settings.holidays({ id: agentId, ...(country && { country }) }, { signal }),
    placeholderData: (before) => before,
  });
  const known = new Set(datesOf(special).map(({ date }) => date));
  const chosen = (data?.holidays ?? []).filter(({ date }) => picked.has(date) && !known.has(date));
  function toggle(date: string) {
    const next = new Set(picked);
    if (!next.delete(date)) next.add(date);
    setPicked(next);
  }
  function add() {
    onAdd(chosen.map(({ date, name }) => ({ start_date: date, end_date: date, reason: name, intervals: [] })));
    setPicked(new Set());
    onClose();
  }
  return (
    <Dialog
      title="Public holidays"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0
              ? 'Close on these days'
              : `Close on ${chosen.length} ${chosen.length === 1 ? 'day' : 'days'}`}
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">The holidays could not be loaded.</Banner>}
      {!data && !error && <Loading />}
      {data && (
        <>
          <SelectField
            label="Country"
            autoFocus
            value={data.country}
            onChange={(event) => setCountry(event.target.value)}
          >
            {data.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <ul className={styles.holidays}>
            {data.holidays.map(({ date, name }) => (
              <li key={`${date} ${name}`}>
                <Checkbox
                  checked={known.has(date) || picked.has(date)}
                  disabled={known.has(date)}
                  onChange={() => toggle(date)}
                >
                  {name}
                </Checkbox>
                <span className="t2 num">{known.has(date) ? `${formatDate(date)}, added` : formatDate(date)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** As tall as the holidays of most countries, so that nothing jumps when they come. */
const LINES = Array.from({ length: 12 }, (_, at) => at);

const Loading = () => (
  <Waiting label="Loading the holidays">
    <Skeleton height={62} radius="var(--r-md)" />
    <ul className={styles.holidays}>
      {LINES.map((at) => (
        <li key={at}>
          <Skeleton width={180} />
          <Skeleton width={72} />
        </li>
      ))}
    </ul>
  </Waiting>
);
