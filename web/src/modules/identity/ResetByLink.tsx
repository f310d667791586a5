import { useState } from 'react';
import { client } from '../../api/client.ts';
import { LinkFrame } from './LinkFrame.tsx';
import type { CheckedLink } from './mailed-links.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Redirecting } from './Redirecting.tsx';

const REDIRECT_SECONDS = 3;

export function ResetByLink({ link, code }: { link: CheckedLink; code: string }) {
  const [email, setEmail] = useState('');
  if (email) {
    return (
      <LinkFrame title="Password reset">
        <Redirecting seconds={REDIRECT_SECONDS} href={`/signin?email=${encodeURIComponent(email)}`} label="Sign in">
          Your password has been reset successfully! Redirecting to sign in...
        </Redirecting>
      </LinkFrame>
    );
  }
  return (
    <LinkFrame title="Choose a new password" subtitle={`For the account of ${link.email_masked}`}>
      <NewPasswordForm
        label="New Password"
        submitText="Reset Password"
        refusal="Failed to reset password. The link may be invalid or expired."
        send={async ({ password }) => {
          const account = await client.identity.resetPassword({ oobCode: code, newPassword: password });
          setEmail(account.email);
        }}
      />
    </LinkFrame>
  );
}
