import type { ReactNode } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { PasswordPair } from '../password/PasswordPair.tsx';
import type { SignUpState } from './use-sign-up.ts';

/** The same for everybody; `children` are further fields (ADS-09). */
export function SignUpForm({ state, children }: { state: SignUpState; children?: ReactNode }) {
  const { form, failure, done, submit } = state;
  const { errors, isValid, isSubmitting } = form.formState;
  const busy = isSubmitting || done;
  return (
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
      <PasswordPair
        password={form.register('password', { deps: ['confirm'] })}
        confirm={form.register('confirm')}
        typed={form.watch('password')}
        errors={errors}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        controlSize="lg"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      {children}
      <Button type="submit" variant="primary" size="lg" block disabled={!isValid && !busy} loading={busy}>
        Create Account
      </Button>
    </form>
  );
}
