import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';

interface ConfirmElsewhereProps {
  busy: boolean;
  onConfirm: (password?: string) => void;
}

/**
 * In a browser that did not make the account: its password shows that the same person did. Without it the address is
 * confirmed all the same, and what a stranger may have set up before ends.
 */
export function ConfirmElsewhere({ busy, onConfirm }: ConfirmElsewhereProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onConfirm(password);
  }
  return (
    <form noValidate onSubmit={send}>
      <PasswordField
        label="Password"
        hint="The one you chose when you made the account."
        autoComplete="current-password"
        controlSize="lg"
        error={missing ? 'Password is required' : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        Confirm Email Address
      </Button>
      <Button variant="ghost" size="lg" block disabled={busy} onClick={() => onConfirm()}>
        I did not choose a password
      </Button>
    </form>
  );
}
