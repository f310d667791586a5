import { useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { takeRedirect } from '../../api/door/redirect.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { Button } from '../../kit/form/PressButton.tsx';
import styles from './sign-in/AuthFrame.module.css';

const NONE = 'No passkey was used. Sign in with your password, or try again.';

/** Its code is asked for when it is pressed: the page before it stays light. */
export function PasskeyButton() {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  async function enter() {
    setBusy(true);
    setFailure('');
    try {
      const { signInByPasskey } = await import('./passkey-sign-in.ts');
      await signInByPasskey(false);
      location.assign(takeRedirect() ?? '/app/agents');
    } catch (error) {
      setBusy(false);
      setFailure(problemText(error, NONE));
    }
  }
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button className={styles.other} variant="ghost" size="lg" block loading={busy} onClick={() => void enter()}>
        Use a passkey
      </Button>
    </>
  );
}
