import { emailLacks } from '@attendant/contract/fields/email';
import { type FormEvent, useState } from 'react';
import { door } from '../../../api/door/door.ts';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/form/PressButton.tsx';
import { rememberLinkEmail } from './link-email.ts';
import { useFields } from './use-fields.ts';

/** Asks for a mailed link instead of a password. */
export function SignInLinkForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { field, isValid, sending, sent, failure, submit } = useLinkRequest(email);
  return (
    <form noValidate onSubmit={submit}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {sent && (
        <Banner tone="success" title="Check your email">
          The link that was sent to {sent} works once, within ten minutes. It is best opened in this browser.
        </Banner>
      )}
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" controlSize="lg" autoFocus />
      <Button type="submit" variant="primary" size="lg" block disabled={!isValid && !sending} loading={sending}>
        {sent ? 'Send It Again' : 'Send Sign-In Link'}
      </Button>
      <Button variant="ghost" size="lg" block onClick={onBack}>
        Sign in with a password
      </Button>
    </form>
  );
}

function useLinkRequest(known: string) {
  const { values, isValid, field } = useFields({ email: known }, { email: emailLacks });
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState('');
  const [failure, setFailure] = useState('');

  async function send(email: string) {
    setSending(true);
    setFailure('');
    setSent('');
    try {
      await door.sendLink(email);
      rememberLinkEmail(email);
      setSent(email);
    } catch (error) {
      const tooMany = 'Too many login attempts. Please try again later.';
      setFailure(isProblem(error, 429) ? tooMany : problemText(error, 'An error occurred during login'));
    }
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isValid && !sending) void send(values.email.trim());
  }
  return { field, isValid, sending, sent, failure, submit };
}
