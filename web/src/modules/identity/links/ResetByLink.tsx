import { type ReactNode, useState } from 'react';
import { client } from '../../../api/client.ts';
import { AccessEnded } from './AccessEnded.tsx';
import { LinkFrame } from './LinkFrame.tsx';
import { FirstPassword } from './link-forms.ts';
import { type CheckedLink, newPasswordText } from './mailed-links.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Redirecting } from './Redirecting.tsx';

const REDIRECT_SECONDS = 3;
const READING_SECONDS = 15;

export const ResetByLink = ({ link, code }: { link: CheckedLink; code: string }) => (
  <NewPassword title="Choose a new password" subtitle={`For the account of ${link.email_masked}`} code={code} />
);

interface NewPasswordProps {
  title: string;
  subtitle: string;
  code: string;
  children?: ReactNode;
}

/** Sets the password that a mailed code allows, and leads to the sign-in. */
export function NewPassword({ title, subtitle, code, children }: NewPasswordProps) {
  const [done, setDone] = useState<{ email: string; access_ended: boolean } | null>(null);
  if (done) {
    return (
      <LinkFrame title="Password reset">
        {done.access_ended && <AccessEnded />}
        <Redirecting
          seconds={done.access_ended ? READING_SECONDS : REDIRECT_SECONDS}
          href={`/signin?email=${encodeURIComponent(done.email)}`}
          label="Sign in"
        >
          Your password has been reset successfully! Redirecting to sign in...
        </Redirecting>
      </LinkFrame>
    );
  }
  return (
    <LinkFrame title={title} subtitle={subtitle}>
      {children}
      <NewPasswordForm
        label="New Password"
        submitText="Reset Password"
        schema={FirstPassword}
        refusal={newPasswordText('Failed to reset password. The link may be invalid or expired.')}
        send={async ({ password }) =>
          setDone(await client.identity.resetPassword({ oobCode: code, newPassword: password }))
        }
      />
    </LinkFrame>
  );
}
