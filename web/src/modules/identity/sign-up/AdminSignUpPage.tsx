import { SIGN_UP_REDIRECT_MS } from '@attendant/contract/constants';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { AuthFrame } from '../sign-in/AuthFrame.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUp } from './use-sign-up.ts';

const route = getRouteApi('/admin/signup');

/** For those on the operator's list, with an invitation, or with the key of a fresh installation. */
export function AdminSignUpPage() {
  const { invitation } = route.useSearch();
  const [key, setKey] = useState('');
  const state = useSignUp({
    redirectMs: SIGN_UP_REDIRECT_MS,
    signInAt: '/admin/signin',
    claim: () => (invitation ? { invitation } : key ? { setup_key: key } : {}),
  });
  return (
    <AuthFrame
      administrator
      title="Admin Account Setup"
      subtitle={invitation ? 'You were invited to be an administrator' : 'Create your administrator account'}
      alternative={
        <>
          Already an administrator?{' '}
          <Link className="link" to="/admin/signin">
            Sign in
          </Link>
        </>
      }
    >
      <SignUpForm state={state}>
        {!invitation && (
          <PasswordField
            label="Setup Key (optional)"
            hint="Needed once, for the first administrator of a new installation."
            autoComplete="off"
            controlSize="lg"
            maxLength={200}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </SignUpForm>
    </AuthFrame>
  );
}
