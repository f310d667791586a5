import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { BRAND } from '../../kit/brand-name.ts';
import styles from './AuthFrame.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { signInText } from './auth-texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInLinkForm } from './SignInLinkForm.tsx';
import { signIn } from './sign-in.ts';
import { useArrival } from './use-arrival.ts';
import { useSignIn } from './use-sign-in.ts';

const EXPIRED = 'Session Expired';
const route = getRouteApi('/signin');

export function SignInPage() {
  const arrival = useArrival('/signin', route.useSearch());
  const state = useSignIn({ email: arrival.email, enter: signIn, said: signInText, home: '/app/agents' });
  const [byLink, setByLink] = useState(false);
  return (
    <AuthFrame
      title={arrival.expired ? EXPIRED : 'Welcome Back'}
      subtitle={arrival.expired ? 'Please sign in again to continue' : 'Sign in to your account'}
      alternative={
        <>
          New to {BRAND}?{' '}
          <Link className="link" to="/signup">
            Create an account
          </Link>
        </>
      }
    >
      {byLink ? (
        <SignInLinkForm email={state.field('email').value} onBack={() => setByLink(false)} />
      ) : (
        <>
          <SignInForm arrival={arrival} state={state} expiredTitle={EXPIRED} />
          <Button className={styles.other} variant="ghost" size="lg" block onClick={() => setByLink(true)}>
            Email me a sign-in link
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
