import { type FormEvent, type ReactNode, useState } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { FormWindow } from '../../../kit/window/FormWindow.tsx';

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
  const [typed, setTyped] = useState('');
  const matches = typed.trim() === name.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (matches) removal.mutate();
  }
  return (
    <FormWindow
      tone="danger"
      isIncomplete={!matches}
      isSaving={removal.isPending}
      savingText={act}
      problem={removal.error && problemText(removal.error, failed)}
      onSubmit={submit}
      {...{ title, act, isOpen, onClose }}
    >
      <p>{children}</p>
      <TextField
        label={`Type ${name} to confirm`}
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormWindow>
  );
}
