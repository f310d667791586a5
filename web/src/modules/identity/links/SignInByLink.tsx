import { useState } from 'react';
import { useSession } from '../../../api/live/use-session.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button, ButtonLink } from '../../../kit/frame/Button.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { AccessEnded } from './AccessEnded.tsx';
import { LinkChecking, LinkFrame } from './LinkFrame.tsx';
import { fitsMask, NewAccount } from './link-forms.ts';
import { type CheckedLink, newPasswordText, setFirstPassword } from './mailed-links.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Redirecting } from './Redirecting.tsx';
import { useLinkSignIn } from './use-link-sign-in.ts';

const REDIRECT_SECONDS = 2;

interface SignInByLinkProps {
  link: CheckedLink;
  code: string;
  refusal: string;
  missing: string;
}

/** Asks whose link it is, signs in, and lets somebody new set up the account. */
export function SignInByLink(props: SignInByLinkProps) {
  const state = useLinkSignIn(props);
  const [setUp, setSetUp] = useState(false);
  const { proof } = state;
  if (!proof) return <EmailStep link={props.link} state={state} />;
  if (!proof.has_password && !setUp) return <SetupStep ended={proof.access_ended} onDone={() => setSetUp(true)} />;
  return (
    <LinkFrame title={setUp ? 'Welcome aboard' : 'Signed in'}>
      <Redirecting
        seconds={REDIRECT_SECONDS}
        href={proof.agent_id ? `/app/agent/${proof.agent_id}` : '/app/agents'}
        label={proof.agent_id ? 'Open the agent' : 'Open your agents'}
      >
        {setUp ? 'Account setup complete! Redirecting...' : `You are signed in as ${proof.email}. Redirecting...`}
      </Redirecting>
    </LinkFrame>
  );
}

interface EmailStepProps {
  link: CheckedLink;
  state: ReturnType<typeof useLinkSignIn>;
  onCancel?: () => void;
}

/** Also names both accounts when somebody else is signed in here. */
export function EmailStep({ link, state, onCancel }: EmailStepProps) {
  const { form, failure, submit, knows, asksForCode } = state;
  const { user } = useSession();
  const other = user && !fitsMask(user.email, link.email_masked) ? user.email : null;
  const { isSubmitting, isSubmitted } = form.formState;
  const field = fieldOf(form);
  if (knows && (isSubmitting || !isSubmitted)) return <LinkChecking />;
  return (
    <LinkFrame
      title="Confirm your email"
      subtitle={`This link was sent to ${link.email_masked}. Please enter the whole address.`}
    >
      {other && (
        <Banner tone="warning" title={`You are signed in as ${other}.`}>
          Going on signs you in as {link.email_masked} instead.
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TextField label="Email" type="email" autoComplete="email" controlSize="lg" autoFocus {...field('email')} />
        {asksForCode && (
          <TextField
            label="Code from your authenticator app"
            hint="Or one of your recovery codes."
            autoComplete="one-time-code"
            controlSize="lg"
            value={state.secondFactor}
            onChange={({ target }) => state.setSecondFactor(target.value)}
          />
        )}
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          {other ? 'Switch Account' : 'Sign In'}
        </Button>
        {other && (
          <ButtonLink to="/app" variant="ghost" size="lg" block>
            Keep My Account
          </ButtonLink>
        )}
        {onCancel && !other && (
          <Button variant="ghost" size="lg" block onClick={onCancel}>
            Cancel
          </Button>
        )}
      </form>
    </LinkFrame>
  );
}

const SetupStep = ({ ended, onDone }: { ended: boolean; onDone: () => void }) => (
  <LinkFrame title="Set up your account" subtitle="You are signed in. Choose a name and a password for the next time.">
    {ended && <AccessEnded />}
    <NewPasswordForm
      label="Password"
      withName
      submitText="Set Up Account"
      schema={NewAccount}
      refusal={newPasswordText('Failed to set up account. Please try again.')}
      send={async ({ name, password }) => {
        await setFirstPassword(password, name);
        onDone();
      }}
    />
  </LinkFrame>
);
