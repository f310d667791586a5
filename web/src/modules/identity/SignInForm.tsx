import { Link } from '@tanstack/react-router';
import { Banner } from '../../kit/Banner.tsx';
import { Button } from '../../kit/Button.tsx';
import { PasswordField, TextField } from '../../kit/Input.tsx';
import { Checkbox } from '../../kit/Toggle.tsx';
import styles from './AuthFrame.module.css';
import type { Arrival, SignInState } from './use-sign-in.ts';

interface SignInFormProps {
  arrival: Arrival;
  state: SignInState;
  expiredTitle: string;
}

export function SignInForm({ arrival, state, expiredTitle }: SignInFormProps) {
  const { form, failure, submit } = state;
  const { errors, isValid, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!failure && arrival.message && <Banner tone="success">{arrival.message}</Banner>}
      {!failure && arrival.expired && (
        <Banner tone="warning" title={expiredTitle}>
          You will return to the page you were on.
        </Banner>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        controlSize="lg"
        autoFocus={!arrival.email}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        controlSize="lg"
        autoFocus={Boolean(arrival.email)}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.row}>
        <Checkbox {...form.register('remember')}>Remember me</Checkbox>
        <Link className="link" to="/password-reset">
          Forgot password?
        </Link>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!isValid && !isSubmitting}
        loading={isSubmitting}
      >
        Sign In
      </Button>
    </form>
  );
}
