import { EmailAddress, SignUpPassword } from '@attendant/contract/identity';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../../api/client.ts';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { PasswordPair } from '../password/PasswordPair.tsx';
import { recheckPolicy } from '../password/password-policy.ts';
import { AuthFrame } from '../sign-in/AuthFrame.tsx';

const route = getRouteApi('/password-reset');
const BACK = (
  <Link className="link" to="/signin">
    Back to sign in
  </Link>
);

/** Three steps: ask for a link, read that it was sent, and with the link choose a new password (C-49). */
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
    resolver: standardSchemaResolver(RequestForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const { errors, isValid, isSubmitting } = form.formState;
  async function send({ email }: { email: string }) {
    setFailure('');
    await client.auth.requestPasswordReset({ email }).then(
      () => onSent(email),
      (error: unknown) => setFailure(problemText(error, 'Failed to send password reset email')),
    );
  }
  return (
    <AuthFrame title="Reset your password" subtitle="Enter the email of your account" alternative={BACK}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          controlSize="lg"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isValid && !isSubmitting}
          loading={isSubmitting}
        >
          Send Reset Link
        </Button>
      </form>
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

const ResetForm = z
  .object({ password: SignUpPassword, confirm: z.string() })
  .check(z.refine((form) => form.confirm === form.password, { path: ['confirm'], error: 'Passwords do not match' }));

function useReset(token: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const form = useForm({
    resolver: standardSchemaResolver(ResetForm),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  async function reset({ password }: { password: string }) {
    setFailure('');
    try {
      const { email } = await client.auth.confirmPasswordReset({ token, new_password: password });
      const message = 'Password reset successful! Please sign in with your new password.';
      await navigate({ to: '/signin', search: { email, message } });
    } catch (error) {
      recheckPolicy(error);
      const lacks = isProblem(error, 422) ? error.fields.new_password : undefined;
      if (lacks) form.setError('password', { message: lacks });
      else setFailure(problemText(error, 'Failed to reset password'));
    }
  }
  return { form, failure, reset };
}

function Reset({ token }: { token: string }) {
  const { form, failure, reset } = useReset(token);
  const { errors, isValid, isSubmitting } = form.formState;
  return (
    <AuthFrame title="Choose a new password" subtitle="At least 8 characters" alternative={BACK}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(reset)(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <PasswordPair
          label="New Password"
          password={form.register('password', { deps: ['confirm'] })}
          confirm={form.register('confirm')}
          typed={form.watch('password')}
          errors={errors}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isValid && !isSubmitting}
          loading={isSubmitting}
        >
          Reset Password
        </Button>
      </form>
    </AuthFrame>
  );
}
