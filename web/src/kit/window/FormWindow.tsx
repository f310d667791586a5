import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Banner } from '../form/Banner.tsx';
import { Button } from '../frame/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { leaveForm } from './discard.ts';
import styles from './FormWindow.module.css';

interface SendProps {
  /** The form that its button sends. */
  form: string;
  /** On that button. */
  act: string;
  tone?: 'primary' | 'danger';
  /** Something is missing yet. */
  isIncomplete?: boolean;
  isSaving: boolean;
  savingText?: string;
  cancel?: string;
  onCancel: () => void;
}

/** The foot of a window with a form. */
export const SendButtons = ({ form, act, tone = 'primary', cancel = 'Cancel', onCancel, ...state }: SendProps) => (
  <>
    <Button variant="ghost" onClick={onCancel}>
      {cancel}
    </Button>
    <Button
      type="submit"
      form={form}
      variant={tone}
      disabled={state.isIncomplete && !state.isSaving}
      loading={state.isSaving}
      loadingText={state.savingText ?? 'Saving...'}
    >
      {act}
    </Button>
  </>
);

interface FormWindowProps
  extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'footer'>,
    Omit<SendProps, 'form' | 'cancel' | 'onCancel'> {
  isOpen?: boolean;
  /** Something was typed: closing asks before. */
  isDirty?: boolean;
  /** Why it was not saved. */
  problem?: ReactNode;
  /** Of a form that stands in `children`; without it they are the fields of the window's own. */
  form?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
}

/** One form in a window: it stays while it saves, and what was typed is not lost by a slip. */
export function FormWindow(props: FormWindowProps) {
  const { title, wide, isOpen = true, isDirty = false, problem, form, children, onClose, onSubmit, ...send } = props;
  const own = useId();
  const close = () => void leaveForm(isDirty, onClose, send.isSaving);
  return (
    <Dialog
      {...{ title, wide, isOpen }}
      onClose={close}
      footer={<SendButtons {...send} form={form ?? own} onCancel={close} />}
    >
      {form ? (
        children
      ) : (
        <FormBody
          id={own}
          problem={problem}
          onSubmit={(event) => (send.isSaving ? event.preventDefault() : void onSubmit?.(event))}
        >
          {children}
        </FormBody>
      )}
    </Dialog>
  );
}

interface FormBodyProps extends ComponentProps<'form'> {
  problem?: ReactNode;
}

/** Fields below each other, and above them why they were not saved. Writing begins in the first. */
export function FormBody({ problem, children, ...props }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current;
    if (!fields?.querySelector(`:is(${FIELDS}):focus`)) fields?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return (
    <form {...props} ref={form} className={styles.form} noValidate>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {children}
    </form>
  );
}

const FIELDS = ':is(input, select, textarea):enabled';

/** Two fields beside each other. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
