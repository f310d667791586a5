import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './DangerCard.module.css';

interface TypedNameProps {
  title: string;
  /** What has to be typed. */
  name: string;
  /** On the button. */
  act: string;
  failed: string;
  removal: { mutate: () => void; isPending: boolean; error: Error | null };
  isOpen: boolean;
  onClose: () => void;
  /** What comes of it. */
  children: ReactNode;
}

/** Does it once the name is typed: nobody does that by accident. */
export function TypedNameDialog({ title, name, act, failed, removal, isOpen, onClose, children }: TypedNameProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const close = () => !removal.isPending && onClose();
  const matches = typed.trim() === name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (matches) removal.mutate();
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" disabled={!matches} loading={removal.isPending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.ask} noValidate onSubmit={submit}>
        {removal.error && <Banner tone="danger">{problemText(removal.error, failed)}</Banner>}
        <p>{children}</p>
        <TextField
          label={`Type ${name} to confirm`}
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
