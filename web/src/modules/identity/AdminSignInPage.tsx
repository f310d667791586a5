import { Link } from '@tanstack/react-router';
import { ADMIN_HOME } from '../../api/door/redirect.ts';
import { AuthFrame } from './sign-in/AuthFrame.tsx';
import { adminSignInText } from './sign-in/auth-texts.ts';
import { SignInForm } from './sign-in/SignInForm.tsx';
import { signInAsAdmin } from './sign-in/sign-in.ts';
import { useArrival } from './sign-in/use-arrival.ts';
import { useSignIn } from './sign-in/use-sign-in.ts';

const EXPIRED = 'Admin Session Expired';

export function AdminSignInPage() {
  const arrival = useArrival();
  const state = useSignIn({ email: arrival.email, enter: signInAsAdmin, said: adminSignInText, home: ADMIN_HOME });
  return (
    <AuthFrame
      administrator
      title={arrival.expired ? EXPIRED : 'Admin Portal'}
      subtitle={arrival.expired ? 'Please sign in again to continue' : 'Sign in to your administrator account'}
      alternative={
        <>
          No administrator account yet?{' '}
          <Link className="link" to="/admin/signup">
            Set one up
          </Link>
        </>
      }
    >
      <SignInForm arrival={arrival} state={state} expiredTitle={EXPIRED} />
    </AuthFrame>
  );
}
