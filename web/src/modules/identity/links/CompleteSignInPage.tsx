import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { AccessEnded } from './AccessEnded.tsx';
import { LinkFrame, LinkRefused } from './LinkFrame.tsx';
import { type CheckedLink, maySetPassword } from './mailed-links.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { Redirecting } from './Redirecting.tsx';
import { EmailStep } from './SignInByLink.tsx';
import { useLinkSignIn } from './use-link-sign-in.ts';

const route = getRouteApi('/auth/complete-signin');
const REDIRECT_SECONDS = 2;
const READING_SECONDS = 15;
const TITLE = 'Sign-in not completed';
const REFUSAL = 'Invalid or expired sign-in link. Please request a new one.';
const MISSING = 'Email is required to complete sign-in.';
const TO_SIGN_IN = <ButtonLink to="/signin">Sign In</ButtonLink>;

/** The other address of sign-in links, without account setup. */
export function CompleteSignInPage() {
  const { oobCode } = route.useSearch();
  if (!oobCode) {
    return (
      <LinkRefused title={TITLE} action={TO_SIGN_IN}>
        This is not a valid sign-in link.
      </LinkRefused>
    );
  }
  return (
    <OpenedLink key={oobCode} code={oobCode} purposes={['EMAIL_SIGNIN', 'INVITATION']} refusal={REFUSAL}>
      {(link) => <Complete link={link} code={oobCode} />}
    </OpenedLink>
  );
}

function Complete({ link, code }: { link: CheckedLink; code: string }) {
  const state = useLinkSignIn({ link, code, refusal: REFUSAL, missing: MISSING });
  const [cancelled, setCancelled] = useState(false);
  if (cancelled) {
    return (
      <LinkRefused title={TITLE} action={<Button onClick={() => setCancelled(false)}>Try Again</Button>}>
        {MISSING}
      </LinkRefused>
    );
  }
  if (!state.proof) return <EmailStep link={link} state={state} onCancel={() => setCancelled(true)} />;
  return (
    <LinkFrame title="Signed in">
      {state.proof.access_ended && <AccessEnded />}
      <Redirecting
        seconds={state.proof.access_ended ? READING_SECONDS : REDIRECT_SECONDS}
        href="/app/agents"
        label="Open your agents"
      >
        You are signed in as {state.proof.email}. Redirecting...
      </Redirecting>
      {maySetPassword() && (
        <ButtonLink to="/auth/set-password" size="lg" block>
          Set a password first
        </ButtonLink>
      )}
    </LinkFrame>
  );
}
