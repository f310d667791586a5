import { emailLacks } from '@attendant/contract/fields/email';
import { useRef, useState } from 'react';
import { isProblem } from '../../../api/door/problem.ts';
import { takeRedirect } from '../../../api/door/redirect.ts';
import type { Credentials } from './sign-in.ts';
import { useFields } from './use-fields.ts';

interface SignInFlow {
  email: string;
  enter: (credentials: Credentials) => Promise<void>;
  /** What a refusal says. */
  said: (error: unknown) => string;
  /** Where to, when nothing else was asked for. */
  home: string;
}

const CHECKS = {
  email: emailLacks,
  password: (password: string) => (password === '' ? 'Password is required' : undefined),
  code: () => undefined,
};

/** The form's life: send, and go where the person was headed, or say what was wrong. */
export function useSignIn({ email, enter, said, home }: SignInFlow) {
  const emailInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const { values, isValid, field, reset } = useFields({ email, password: '', code: '' }, CHECKS);
  const [asksForCode, setAsksForCode] = useState(false);

  async function submit(remember: boolean) {
    if (!isValid || sending) return;
    setFailure('');
    setSending(true);
    try {
      const { password, code } = values;
      await enter({ email: values.email.trim(), password, remember, ...(code && { second_factor: code }) });
      // The app begins anew, with nothing left of whoever was here before.
      location.assign(takeRedirect() ?? home);
    } catch (error) {
      setSending(false);
      if (isProblem(error) && error.code === 'auth/second-factor-required') return setAsksForCode(true);
      if (isProblem(error) && error.code === 'auth/invalid-second-factor') {
        setFailure(error.message);
        return reset('code', '');
      }
      setAsksForCode(false);
      setFailure(said(error));
      reset('password', '');
      emailInput.current?.focus();
    }
  }
  return { field, isValid, sending, failure, submit, emailInput, asksForCode };
}
export type SignInState = ReturnType<typeof useSignIn>;
