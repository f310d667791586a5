import { SIGN_UP_REDIRECT_MS, TRIAL_DAYS_SIGNUP } from '@attendant/contract/constants';
import { Link } from '@tanstack/react-router';
import { AuthFrame } from '../sign-in/AuthFrame.tsx';
import { useArrival } from '../sign-in/use-arrival.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './use-sign-up.ts';

export function SignUpPage() {
  const { email } = useArrival();
  const state = useSignUp({ email, redirectMs: SIGN_UP_REDIRECT_MS, signInAt: '/signin', home: '/app/agents' });
  return (
    <AuthFrame
      title="Create your account"
      subtitle={`Start your ${TRIAL_DAYS_SIGNUP}-day free trial`}
      alternative={
        <>
          Already have an account?{' '}
          <Link className="link" to="/signin">
            Sign in
          </Link>
        </>
      }
    >
      <SignUpForm state={state} />
    </AuthFrame>
  );
}
