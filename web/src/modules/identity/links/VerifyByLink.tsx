import { useState } from 'react';
import { client, session } from '../../../api/client.ts';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { AccessEnded } from './AccessEnded.tsx';
import { ConfirmElsewhere } from './ConfirmElsewhere.tsx';
import { LinkFrame, LinkRefused } from './LinkFrame.tsx';
import type { CheckedLink } from './mailed-links.ts';
import { NewPassword } from './ResetByLink.tsx';

interface VerifyProps {
  link: CheckedLink;
  code: string;
  refusal: string;
}

/** Confirms on a press, never by being opened. */
export function VerifyByLink({ link, code, refusal }: VerifyProps) {
  const { state, failure, verify } = useVerify(code);
  if (state === 'dead') return <LinkRefused>{refusal}</LinkRefused>;
  if (state === 'done') return <Done />;
  if (typeof state === 'object') {
    return (
      <NewPassword
        title="Email confirmed"
        code={state.resetCode}
        subtitle="The account is yours. Set a password for it."
      >
        <AccessEnded />
      </NewPassword>
    );
  }
  const busy = state === 'busy';
  return (
    <LinkFrame title="Confirm your email address" subtitle={`The account was made with ${link.email_masked}.`}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {link.made_here ? (
        <Button variant="primary" size="lg" block loading={busy} onClick={() => void verify()}>
          Confirm Email Address
        </Button>
      ) : (
        <ConfirmElsewhere busy={busy} onConfirm={(password) => void verify(password)} />
      )}
    </LinkFrame>
  );
}

const Done = () => (
  <LinkFrame title="Email confirmed">
    <Banner tone="success">Your email has been successfully verified. You can now sign in.</Banner>
    <ButtonLink to="/app" variant="primary" size="lg" block>
      Continue to App
    </ButtonLink>
  </LinkFrame>
);

type State = 'asking' | 'busy' | 'done' | 'dead' | { resetCode: string };

function useVerify(code: string) {
  const [state, setState] = useState<State>('asking');
  const [failure, setFailure] = useState('');
  async function verify(password?: string) {
    setState('busy');
    setFailure('');
    try {
      const { oobCode } = await client.identity.verifyEmail({ oobCode: code, ...(password && { password }) });
      setState(oobCode === null ? 'done' : { resetCode: oobCode });
      // Where the session has just ended, its page must not be left for the sign-in before it was read.
      if (oobCode === null && session.state.user) await session.revalidate();
    } catch (error) {
      setState(isProblem(error, 400) ? 'dead' : 'asking');
      const wrong = isProblem(error) && error.code === 'auth/wrong-password';
      setFailure(wrong ? WRONG : problemText(error, 'Something went wrong on our side. Please try again.'));
    }
  }
  return { state, failure, verify };
}

const WRONG = 'This is not the password of the account.';
