import { getRouteApi, Link } from '@tanstack/react-router';
import { BRAND } from '../../kit/brand-name.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { signInText } from './auth-texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { signIn } from './sign-in.ts';
import { useArrival, useSignIn } from './use-sign-in.ts';

const EXPIRED = 'Session Expired';
const route = getRouteApi('/signin');

export function SignInPage() {
  const arrival = useArrival('/signin', route.useSearch());
  const state = useSignIn({ email: arrival.email, enter: signIn, said: signInText, home: '/app/agents' });
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
      <SignInForm arrival={arrival} state={state} expiredTitle={EXPIRED} />
    </AuthFrame>
  );
}
