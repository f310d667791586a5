import { useState } from 'react';
import { Button } from '../../../kit/form/PressButton.tsx';
import { BRAND } from '../../../kit/look/brand-name.ts';
import { PasskeyButton } from '../PasskeyButton.tsx';
import styles from './AuthFrame.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { signInText } from './auth-texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLinkForm } from './SignInLinkForm.tsx';
import { signIn } from './sign-in.ts';
import { useArrival } from './use-arrival.ts';
import { useSignIn } from './use-sign-in.ts';

const EXPIRED = 'Session Expired';

/** Both a page of the app and, when it is what somebody comes for, one of its own: it knows no router. */
export function SignInPage() {
  const arrival = useArrival();
  const state = useSignIn({ email: arrival.email, enter: signIn, said: signInText, home: '/app/agents' });
  const [byLink, setByLink] = useState(false);
  return (
    <AuthFrame
      title={arrival.expired ? EXPIRED : 'Welcome Back'}
      subtitle={arrival.expired ? 'Please sign in again to continue' : 'Sign in to your account'}
      alternative={
        <>
          New to {BRAND}?{' '}
          <a className="link" href="/signup">
            Create an account
          </a>
        </>
      }
    >
      {byLink ? (
        <SignInLinkForm email={state.field('email').value} onBack={() => setByLink(false)} />
      ) : (
        <>
          <SignInForm arrival={arrival} state={state} expiredTitle={EXPIRED} />
          <PasskeyButton />
          <Button className={styles.other} variant="ghost" size="lg" block onClick={() => setByLink(true)}>
            Email me a sign-in link
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
