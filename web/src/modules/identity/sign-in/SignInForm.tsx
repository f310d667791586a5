import type { FormEvent } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { PasswordField, TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/form/PressButton.tsx';
import { Checkbox } from '../../../kit/form/Toggle.tsx';
import styles from './AuthFrame.module.css';
import type { Arrival } from './use-arrival.ts';
import type { SignInState } from './use-sign-in.ts';

interface SignInFormProps {
  arrival: Arrival;
  state: SignInState;
  expiredTitle: string;
}

export function SignInForm({ arrival, state, expiredTitle }: SignInFormProps) {
  const { field, isValid, sending, failure, submit, emailInput, asksForCode } = state;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(new FormData(event.currentTarget).has('remember'));
  }
  return (
    <form noValidate onSubmit={send}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!failure && arrival.message && <Banner tone="success">{arrival.message}</Banner>}
      {!failure && arrival.expired && (
        <Banner tone="warning" title={expiredTitle}>
          You will return to the page you were on.
        </Banner>
      )}
      <TextField
        {...field('email')}
        ref={emailInput}
        label="Email"
        type="email"
        autoComplete="username"
        controlSize="lg"
        autoFocus={!arrival.email}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        controlSize="lg"
        autoFocus={Boolean(arrival.email)}
      />
      {asksForCode && (
        <TextField
          {...field('code')}
          label="Code from your authenticator app"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          controlSize="lg"
          autoFocus
        />
      )}
      <div className={styles.row}>
        <Checkbox name="remember">Remember me</Checkbox>
        <a className="link" href="/password-reset">
          Forgot password?
        </a>
      </div>
      <Button type="submit" variant="primary" size="lg" block disabled={!isValid && !sending} loading={sending}>
        Sign In
      </Button>
    </form>
  );
}
