import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { problemText } from '../../../api/door/problem.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import styles from './Security.module.css';
import { useConfirmApp } from './security.ts';

interface SetUpAppProps {
  secret: string;
  url: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The picture for the phone's camera, the same in letters, and the first code as proof that it arrived. */
export function SetUpApp({ secret, url, onDone, onCancel }: SetUpAppProps) {
  const confirm = useConfirmApp();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
      onError: (error) => setFailure(problemText(error, 'This code is not valid. Please try again.')),
    });
  }
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <p>Scan this with an authenticator app, or type the key into it.</p>
      <QrCode text={url} label="The key of your account, for an authenticator app" />
      <p className={`mono ${styles.secret}`}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={failure || undefined}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setFailure('');
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={code.trim() === ''} loading={confirm.isPending}>
          Turn On
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Dark on light in both themes: cameras expect it so. */
const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    className={styles.qr}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`}
  />
);
