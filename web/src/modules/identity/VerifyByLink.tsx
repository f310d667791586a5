import { useState } from 'react';
import { client, session } from '../../api/client.ts';
import { isProblem, problemText } from '../../api/problem.ts';
import { Banner } from '../../kit/Banner.tsx';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { LinkFrame, LinkRefused } from './LinkFrame.tsx';
import type { CheckedLink } from './mailed-links.ts';

interface VerifyProps {
  link: CheckedLink;
  code: string;
  refusal: string;
}

/** Confirms on a press, never by being opened (C-131). */
export function VerifyByLink({ link, code, refusal }: VerifyProps) {
  const { state, failure, verify } = useVerify(code);
  if (state === 'dead') return <LinkRefused>{refusal}</LinkRefused>;
  if (state === 'done') {
    return (
      <LinkFrame title="Email confirmed">
        <Banner tone="success">Your email has been successfully verified. You can now sign in.</Banner>
        <ButtonLink to="/app" variant="primary" size="lg" block>
          Continue to App
        </ButtonLink>
      </LinkFrame>
    );
  }
  return (
    <LinkFrame title="Confirm your email address" subtitle={`The account was made with ${link.email_masked}.`}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button variant="primary" size="lg" block loading={state === 'busy'} onClick={() => void verify()}>
        Confirm Email Address
      </Button>
    </LinkFrame>
  );
}

function useVerify(code: string) {
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'dead'>('asking');
  const [failure, setFailure] = useState('');
  async function verify() {
    setState('busy');
    setFailure('');
    try {
      await client.identity.verifyEmail({ oobCode: code });
      setState('done');
      if (session.state.user) await session.revalidate();
    } catch (error) {
      setState(isProblem(error, 400) ? 'dead' : 'asking');
      setFailure(problemText(error, 'Something went wrong on our side. Please try again.'));
    }
  }
  return { state, failure, verify };
}
