import { useId, useState } from 'react';
import { formatDateTime } from '../../../kit/form/format.ts';
import { toast } from '../../../kit/frame/toast.ts';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { useCreateAppointment } from '../bookings.ts';
import { dayIn } from '../calendar.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import { emptyFields, wantedOf } from './appointment-form.ts';

interface NewAppointmentDialogProps {
  day: string;
  startsAt: string | null;
  personId: string | null;
  onClose: () => void;
  onBooked: (day: string) => void;
}

function NewAppointmentDialog({ day, startsAt, personId, onClose, onBooked }: NewAppointmentDialogProps) {
  const { id, timezone } = useCurrentAgent();
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const create = useCreateAppointment(id, (saved) => {
    toast.success('Appointment booked', `${saved.customer_name}, ${formatDateTime(saved.starts_at, timezone)}`);
    onBooked(dayIn(timezone, saved.starts_at));
    onClose();
  });
  return (
    <FormWindow
      wide
      title="New appointment"
      act="Book"
      form={formId}
      isSaving={create.isPending}
      {...{ isDirty, onClose }}
    >
      <AppointmentForm
        id={formId}
        initial={emptyFields(day, startsAt, personId)}
        error={create.error}
        onDirty={setDirty}
        onSave={(fields) => create.mutate(wantedOf(fields))}
      />
    </FormWindow>
  );
}

export default NewAppointmentDialog;
