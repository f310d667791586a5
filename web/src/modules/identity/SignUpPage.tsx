import { PASSWORD_MIN_SIGN_UP, SIGN_UP_REDIRECT_MS, TRIAL_DAYS_SIGNUP } from '@attendant/contract/constants';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../kit/Banner.tsx';
import { Button } from '../../kit/Button.tsx';
import { PasswordField, TextField } from '../../kit/Input.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { passwordLacks } from './auth-texts.ts';
import { useSignUp } from './use-sign-up.ts';

export function SignUpPage() {
  const { form, failure, done, submit } = useSignUp(SIGN_UP_REDIRECT_MS);
  const { errors, isValid, isSubmitting } = form.formState;
  const busy = isSubmitting || done;
  return (
    <AuthFrame
      title="Create your account"
      subtitle={`Start your ${TRIAL_DAYS_SIGNUP}-day free trial`}
      alternative={
        <>
          Already have an account?{' '}
          <Link className="link" to="/signin">
            Sign in
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {done && <Banner tone="success">Account created successfully! Redirecting to sign in...</Banner>}
        <TextField
          label="Full Name"
          autoComplete="name"
          controlSize="lg"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          controlSize="lg"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          controlSize="lg"
          hint={passwordLacks(form.watch('password'), PASSWORD_MIN_SIGN_UP)}
          error={errors.password?.message}
          {...form.register('password', { deps: ['confirm'] })}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          controlSize="lg"
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          controlSize="lg"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <Button type="submit" variant="primary" size="lg" block disabled={!isValid && !busy} loading={busy}>
          Create Account
        </Button>
      </form>
    </AuthFrame>
  );
}
