import type { Appointment } from '@attendant/contract/bookings';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { doConfirmed } from '../../../api/do-confirmed.ts';
import { changedFields, isMeanwhile } from '../../../api/meanwhile.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { formatDateTime } from '../../../kit/form/format.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { leaveForm } from '../../../kit/window/discard.ts';
import { SendButtons } from '../../../kit/window/FormWindow.tsx';
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
  const [isDirty, setDirty] = useState(false);
  const save = useChangeAppointment(appointment, { onSaved: () => setEditing(null) });
  const fields = (one: Appointment) => fieldsOf(one, dayIn(timezone, one.starts_at));
  const edit = () => {
    save.reset();
    setEditing(appointment);
  };
  const leave = (then: () => void) => void leaveForm(editing !== null && isDirty, then, save.isPending);
  return (
    <Dialog
      wide
      isOpen
      title={appointment.customer_name}
      onClose={() => leave(onClose)}
      footer={
        editing ? (
          <SendButtons
            form={formId}
            act="Save Changes"
            cancel="Back"
            isSaving={save.isPending}
            onCancel={() => leave(() => setEditing(null))}
          />
        ) : (
          canChange && <Actions appointment={appointment} onEdit={edit} onGone={onClose} />
        )
      }
    >
      {editing ? (
        <AppointmentForm
          id={formId}
          initial={fields(editing)}
          error={save.error}
          onDirty={setDirty}
          onSave={(written) => {
            const { updated_at } = isMeanwhile(save.error) ? appointment : editing;
            save.mutate({ ...changedFields(wantedOf(fields(editing)), wantedOf(written)), updated_at });
          }}
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
  const { status } = appointment;
  const mark = useChangeAppointment(appointment, {
    onError: (error) => tellFailure('Failed to change the appointment', error),
  });
  const cancel = useCancelAppointment(appointment);

  const when = formatDateTime(appointment.starts_at, timezone);
  const ask = () =>
    doConfirmed({
      title: 'Cancel Appointment',
      message: `${appointment.customer_name}, ${when}. The time becomes free, and whoever was invited gets a mail.`,
      confirmText: 'Cancel Appointment',
      cancelText: 'Keep',
      action: () => cancel.mutateAsync(),
      done: onGone,
    });

  return (
    <span className={styles.buttons}>
      <Button variant="danger-quiet" onClick={ask}>
        Cancel Appointment
      </Button>
      {status === 'booked' && <Button onClick={() => mark.mutate({ status: 'arrived' })}>Arrived</Button>}
      <Button
        loading={mark.isPending}
        onClick={() => mark.mutate({ status: status === 'booked' ? 'no_show' : 'booked' })}
      >
        {UNDO[status] ?? 'No-show'}
      </Button>
      <Button variant="primary" onClick={onEdit}>
        <Pencil />
        Move or edit
      </Button>
    </span>
  );
}

/** What takes a mark back. */
const UNDO: Readonly<Partial<Record<Appointment['status'], string>>> = {
  no_show: 'They came',
  arrived: 'Not here yet',
};

export default AppointmentDialog;
