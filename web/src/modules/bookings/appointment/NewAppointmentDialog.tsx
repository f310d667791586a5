import { useId, useState } from 'react';
import { formatDateTime } from '../../../kit/form/format.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import { mayDiscard } from '../../../kit/window/discard.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { useCreateAppointment } from '../bookings.ts';
import { dayIn } from '../calendar.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { emptyFields, wantedOf } from './appointment-form.ts';

interface NewAppointmentDialogProps {
  day: string;
  startsAt: string | null;
  onClose: () => void;
  onBooked: (day: string) => void;
}

function NewAppointmentDialog({ day, startsAt, onClose, onBooked }: NewAppointmentDialogProps) {
  const { id, timezone } = useCurrentAgent();
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const create = useCreateAppointment(id, (saved) => {
    toast.success('Appointment booked', `${saved.customer_name}, ${formatDateTime(saved.starts_at, timezone)}`);
    onBooked(dayIn(timezone, saved.starts_at));
    onClose();
  });
  async function close() {
    if (!create.isPending && (await mayDiscard(isDirty))) onClose();
  }
  return (
    <Dialog
      wide
      isOpen
      title="New appointment"
      onClose={() => void close()}
      footer={
        <>
          <Button variant="ghost" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isPending} loadingText="Saving...">
            Book
          </Button>
        </>
      }
    >
      <AppointmentForm
        id={formId}
        initial={emptyFields(day, startsAt)}
        error={create.error}
        onDirty={setDirty}
        onSave={(fields) => create.mutate(wantedOf(fields))}
      />
    </Dialog>
  );
}

export default NewAppointmentDialog;
