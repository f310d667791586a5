import type { Appointment } from '@attendant/contract/bookings';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { Button } from '../../../kit/Button.tsx';
import { confirmed } from '../../../kit/confirm.ts';
import { Dialog } from '../../../kit/Dialog.tsx';
import { formatDateTime } from '../../../kit/format.ts';
import { toast } from '../../../kit/toast.ts';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import styles from '../Bookings.module.css';
import { useCancelAppointment, useChangeAppointment } from '../bookings.ts';
import { dayIn } from '../calendar.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { fieldsOf, wantedOf } from './appointment-form.ts';

/** One appointment: to read, to move or put right, to cancel, to mark as missed. */
function AppointmentDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { timezone } = useCurrentAgent();
  const canChange = useAllowed('bookings.change') && appointment.status !== 'cancelled';
  const formId = useId();
  const [editing, setEditing] = useState<Appointment | null>(null);
  const save = useChangeAppointment(editing ?? appointment, () => setEditing(null));
  return (
    <Dialog
      wide
      isOpen
      title={appointment.customer_name}
      onClose={save.isPending ? () => undefined : onClose}
      footer={
        editing ? (
          <>
            <Button variant="ghost" onClick={() => setEditing(null)}>
              Back
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={save.isPending} loadingText="Saving...">
              Save Changes
            </Button>
          </>
        ) : (
          canChange && <Actions appointment={appointment} onEdit={() => setEditing(appointment)} onGone={onClose} />
        )
      }
    >
      {editing ? (
        <AppointmentForm
          id={formId}
          initial={fieldsOf(editing, dayIn(timezone, editing.starts_at))}
          error={save.error}
          onSave={(fields) => save.mutate(wantedOf(fields))}
        />
      ) : (
        <AppointmentFacts appointment={appointment} />
      )}
    </Dialog>
  );
}

interface ActionsProps {
  appointment: Appointment;
  onEdit: () => void;
  onGone: () => void;
}

function Actions({ appointment, onEdit, onGone }: ActionsProps) {
  const { timezone } = useCurrentAgent();
  const missed = appointment.status === 'no_show';
  const mark = useChangeAppointment(appointment, () => undefined);
  const cancel = useCancelAppointment(appointment);

  async function ask() {
    const when = formatDateTime(appointment.starts_at, timezone);
    const message = `${appointment.customer_name}, ${when}. The time becomes free, and whoever was invited gets a mail.`;
    const texts = { title: 'Cancel Appointment', confirmText: 'Cancel Appointment', cancelText: 'Keep' };
    const action = () => cancel.mutateAsync();
    // What went wrong was said by the mutation.
    if (await confirmed({ variant: 'danger', ...texts, message, action }).catch(() => false)) onGone();
  }
  const onError = (error: Error) =>
    toast.error('Failed to change the appointment', problemText(error, 'Please try again.'));

  return (
    <span className={styles.buttons}>
      <Button variant="danger-quiet" onClick={() => void ask()}>
        Cancel Appointment
      </Button>
      <Button
        loading={mark.isPending}
        onClick={() => mark.mutate({ status: missed ? 'booked' : 'no_show' }, { onError })}
      >
        {missed ? 'They came' : 'No-show'}
      </Button>
      <Button variant="primary" onClick={onEdit}>
        <Pencil strokeWidth={1.75} aria-hidden="true" />
        Move or edit
      </Button>
    </span>
  );
}

export default AppointmentDialog;
