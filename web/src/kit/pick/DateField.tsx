import { CalendarDays, Clock } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../form/Field.tsx';
import field from '../form/field.module.css';
import { IconButton } from '../form/PressButton.tsx';
import { cx } from '../look/cx.ts';
import { later } from '../window/later.tsx';
import { bothRefs } from './both-refs.ts';
import styles from './Pick.module.css';
import { putValue } from './put-value.ts';

const CalendarPopover = later(() => import('./CalendarPopover.tsx'));
const TimeList = later(() => import('./SelectList.tsx'));

type InputProps = ComponentProps<'input'>;

interface PopupProps {
  control: HTMLInputElement;
  triggerRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** A day, or a moment of one: typed part by part in the field, or picked from our calendar. */
export function DateField({ type = 'date', ...props }: InputProps & FieldTexts & { type?: 'date' | 'datetime-local' }) {
  const { label, hint, error, optional, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => <DateInput {...input} {...control} type={type} />}
    </Field>
  );
}

/** A day without a label of its own; give it an `aria-label`. */
export const DateInput = (props: InputProps) => (
  <Picked type="date" {...props} act="Calendar" icon={<CalendarDays size={16} />} Popup={PickDay} />
);

function PickDay({ control, triggerRef, onClose }: PopupProps) {
  const { value, min, max, type } = control;
  const pick = (day: string) => {
    putValue(control, type === 'date' ? day : `${day}${value.slice(10) || 'T12:00'}`);
    onClose();
  };
  return <CalendarPopover {...{ min, max, triggerRef, onClose }} value={value.slice(0, 10)} onPick={pick} />;
}

/** '13:30' as '1:30 PM'. */
const spoken = (hour: number, minute: string): string => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;

const QUARTERS = Array.from({ length: 96 }, (_, at) => {
  const [hour, minute] = [Math.floor(at / 4), String((at % 4) * 15).padStart(2, '0')];
  return { value: `${String(hour).padStart(2, '0')}:${minute}`, text: spoken(hour, minute), disabled: false };
});

/** A time of day for rows of them; give it an `aria-label`. Typed in the field, or picked from a list of quarters. */
export const TimeInput = (props: InputProps) => (
  <Picked {...props} type="time" act="Clock" icon={<Clock size={15} />} Popup={PickTime} />
);

function PickTime({ control, triggerRef, onClose }: PopupProps) {
  const pick = (time: string) => {
    putValue(control, time);
    onClose();
  };
  const groups = [{ name: '', choices: QUARTERS }];
  return <TimeList label="Times" isOrdered {...{ groups, triggerRef, onClose }} value={control.value} onPick={pick} />;
}

export function TimeField(props: InputProps & FieldTexts) {
  const { label, hint, error, optional, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, className }}>{(control) => <TimeInput {...input} {...control} />}</Field>
  );
}

interface PickedProps extends InputProps {
  /** The name of the button. */
  act: string;
  icon: ReactNode;
  Popup: ComponentType<PopupProps>;
}

function Picked({ act, icon, Popup, ref, className, ...input }: PickedProps) {
  const own = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<HTMLInputElement | null>(null);
  const open = () => setOpened(own.current?.matches(':disabled, :read-only') ? null : own.current);
  return (
    <div className={styles.picked}>
      <input {...input} ref={bothRefs(own, ref)} className={cx(field.control, className)} />
      <IconButton
        size="sm"
        label={act}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        disabled={input.disabled}
        onClick={open}
      >
        {icon}
      </IconButton>
      {opened && <Popup control={opened} triggerRef={own} onClose={() => setOpened(null)} />}
    </div>
  );
}
