import { EmailAddress } from '@attendant/contract/identity';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../../api/client.ts';
import { problemText } from '../../../api/door/problem.ts';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { AuthForm } from '../password/AuthForm.tsx';
import { AuthFrame } from '../sign-in/AuthFrame.tsx';
import { ResetPassword } from './link-forms.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const route = getRouteApi('/password-reset');
const BACK = (
  <Link className="link" to="/signin">
    Back to sign in
  </Link>
);

/** Three steps: ask for a link, read that it was sent, and with the link choose a new password. */
export function PasswordResetPage() {
  const { token } = route.useSearch();
  const [sentTo, setSentTo] = useState('');
  if (token) return <Reset token={token} />;
  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo('')} />;
  return <Request onSent={setSentTo} />;
}

const RequestForm = z.object({ email: EmailAddress });

function Request({ onSent }: { onSent: (email: string) => void }) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    resolver: checkedBy(RequestForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const field = fieldOf(form);
  async function send({ email }: { email: string }) {
    setFailure('');
    await client.auth.requestPasswordReset({ email }).then(
      () => onSent(email),
      (error: unknown) => setFailure(problemText(error, 'Failed to send password reset email')),
    );
  }
  return (
    <AuthFrame title="Reset your password" subtitle="Enter the email of your account" alternative={BACK}>
      <AuthForm {...{ form, failure }} onSubmit={send} act="Send Reset Link">
        <TextField label="Email" type="email" autoComplete="email" controlSize="lg" autoFocus {...field('email')} />
      </AuthForm>
    </AuthFrame>
  );
}

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <AuthFrame title="Check your email" subtitle={`If ${email} has an account, a link is on its way.`} alternative={BACK}>
    <form>
      <Button size="lg" block onClick={onAgain}>
        Send it again
      </Button>
    </form>
  </AuthFrame>
);

function Reset({ token }: { token: string }) {
  const navigate = useNavigate();
  return (
    <AuthFrame title="Choose a new password" subtitle="At least 8 characters" alternative={BACK}>
      <NewPasswordForm
        label="New Password"
        schema={ResetPassword}
        submitText="Reset Password"
        refusal={(error) => problemText(error, 'Failed to reset password')}
        send={async ({ password }) => {
          const { email } = await client.auth.confirmPasswordReset({ token, new_password: password });
          const message = 'Password reset successful! Please sign in with your new password.';
          await navigate({ to: '/signin', search: { email, message } });
        }}
      />
    </AuthFrame>
  );
}
