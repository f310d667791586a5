import { type ReactNode, useState } from 'react';
import { client } from '../../../api/client.ts';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import styles from './Security.module.css';

interface ProofFormProps {
  submitText: string;
  /** What is done with the proof; what it throws is shown. */
  act: (idToken: string) => Promise<unknown>;
  failed: string;
  onCancel: () => void;
  /** It cannot be undone. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** Whoever finds an open browser must not change how its owner signs in: the password is asked for again. */
export function ProofForm({ submitText, act, failed, onCancel, isDanger, children }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  async function send() {
    if (password === '') return setFailure('Current password is required');
    setFailure('');
    setBusy(true);
    try {
      const { id_token } = await client.identity.reauthenticate({ password });
      await act(id_token);
    } catch (error) {
      setFailure(isProblem(error) ? problemText(error, failed) : failed);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children}
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} loading={busy}>
          {submitText}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
