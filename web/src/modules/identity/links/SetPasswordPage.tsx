import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../kit/frame/Button.tsx';
import { LinkFrame, LinkRefused } from './LinkFrame.tsx';
import { FirstPassword } from './link-forms.ts';
import { maySetPassword, newPasswordText, setFirstPassword } from './mailed-links.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** For whoever has just come in by a link and has no password; nobody else. */
export function SetPasswordPage() {
  const navigate = useNavigate();
  const [allowed] = useState(maySetPassword);
  if (!allowed) {
    return <LinkRefused action={<ButtonLink to="/signin">Sign In</ButtonLink>}>Invalid action link.</LinkRefused>;
  }
  return (
    <LinkFrame title="Set a password" subtitle="With it you can sign in without a mailed link.">
      <NewPasswordForm
        label="Password"
        submitText="Set Password"
        schema={FirstPassword}
        refusal={newPasswordText('Failed to set password. Please try again.')}
        send={async ({ password }) => {
          await setFirstPassword(password);
          await navigate({ to: '/app' });
        }}
      >
        <ButtonLink to="/app" variant="ghost" size="lg" block>
          Skip for now
        </ButtonLink>
      </NewPasswordForm>
    </LinkFrame>
  );
}
