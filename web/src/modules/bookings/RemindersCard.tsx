import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR, type ReminderSettings } from '@attendant/contract/bookings/reminders';
import { Banner } from '../../kit/form/Banner.tsx';
import { Options } from '../../kit/form/Input.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { SelectField } from '../../kit/pick/SelectField.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { usePart } from '../agents/settings/parts.ts';
import styles from './Bookings.module.css';
import { useChangeReminders, useReminders } from './bookings.ts';

const HOURS = Array.from({ length: QUIET_FROM_HOUR - QUIET_UNTIL_HOUR }, (_, at) => String(QUIET_UNTIL_HOUR + at));
const clock = (hour: string) => `${((Number(hour) + 11) % 12) + 1}:00 ${Number(hour) < 12 ? 'AM' : 'PM'}`;

/** How customers hear of their appointment on the day before. Only where appointments are made. */
export function RemindersCard() {
  const { id, booking_enabled } = useCurrentAgent();
  const query = useReminders(id);
  if (!booking_enabled) return null;
  return (
    <Card
      id="reminders"
      title="Reminders"
      note="Customers hear of their appointment on the day before. A text is answered with C to confirm or X to cancel; who said STOP gets none, and nobody is texted at night."
    >
      <Loaded query={query} loading="Loading the reminders" failed="Failed to load the reminders" height={60}>
        {(settings) => <Form agentId={id} settings={settings} />}
      </Loaded>
    </Card>
  );
}

function Form({ agentId, settings: { can_text, ...stored } }: { agentId: string; settings: ReminderSettings }) {
  const mayChange = useAllowed('bookings.change');
  const { mutateAsync } = useChangeReminders(agentId);
  const [{ text, mail, hour }, set] = usePart('reminders', stored, { save: mutateAsync });
  return (
    <div className={styles.reminders}>
      <Switch checked={text} disabled={!mayChange} onChange={({ target }) => set({ text: target.checked })}>
        Remind by text
      </Switch>
      {text && !can_text && (
        <Banner>Texts cannot go out yet: they need a phone number here, and a carrier's account on the server.</Banner>
      )}
      <Switch checked={mail} disabled={!mayChange} onChange={({ target }) => set({ mail: target.checked })}>
        {text ? 'By mail where a text cannot be sent' : 'Remind by mail'}
      </Switch>
      <SelectField
        label="From this time of the day before"
        disabled={!mayChange}
        value={String(hour)}
        onChange={({ target }) => set({ hour: Number(target.value) })}
      >
        <Options of={HOURS} nameOf={clock} />
      </SelectField>
    </div>
  );
}
