import type { ReactNode } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { TextField } from '../../../kit/form/Input.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { AuthForm } from '../password/AuthForm.tsx';
import { PasswordPair } from '../password/PasswordPair.tsx';
import type { SignUpState } from './use-sign-up.ts';

/** The same for everybody; `children` are further fields. */
export function SignUpForm({ state, children }: { state: SignUpState; children?: ReactNode }) {
  const { form, failure, done, submit } = state;
  const field = fieldOf(form);
  return (
    <AuthForm form={form} onSubmit={submit} failure={failure} act="Create Account" done={done}>
      {done && <Banner tone="success">Account created successfully! Redirecting to sign in...</Banner>}
      <TextField label="Full Name" autoComplete="name" controlSize="lg" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" controlSize="lg" {...field('email')} />
      <PasswordPair
        password={field('password', { deps: ['confirm'] })}
        confirm={field('confirm')}
        typed={form.watch('password')}
      />
      <TextField label="Phone (optional)" type="tel" autoComplete="tel" controlSize="lg" {...field('phone')} />
      {children}
    </AuthForm>
  );
}
