import { EmailAddress } from '@attendant/contract/identity';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { takeRedirect } from '../../api/redirect.ts';
import { plainMessage } from './auth-texts.ts';
import type { Credentials } from './sign-in.ts';

const Form = z.object({
  email: EmailAddress,
  password: z.string().check(z.minLength(1, 'Password is required')),
  remember: z.boolean(),
});

interface ArrivalSearch {
  message?: string | undefined;
  email?: string | undefined;
  reason?: string | undefined;
}

/** Reads the address once and leaves it clean (ACC-03 to ACC-10). */
export function useArrival(to: '/signin' | '/admin/signin', search: ArrivalSearch) {
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    message: plainMessage(search.message),
    email: plainMessage(search.email),
    expired: search.reason === 'expired',
  }));
  useEffect(() => {
    if (search.message ?? search.email ?? search.reason) void navigate({ to, search: {}, replace: true });
  }, [search, navigate, to]);
  return arrival;
}
export type Arrival = ReturnType<typeof useArrival>;

interface SignInFlow {
  email: string;
  enter: (credentials: Credentials) => Promise<void>;
  /** What a refusal says. */
  said: (error: unknown) => string;
  /** Where to, when nothing else was asked for. */
  home: string;
}

/** The form's life: send, and go where the person was headed, or say what was wrong (ACC-11 to ACC-13). */
export function useSignIn({ email, enter, said, home }: SignInFlow) {
  const router = useRouter();
  const [failure, setFailure] = useState('');
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(Form),
    mode: 'onTouched',
    defaultValues: { email, password: '', remember: false },
  });
  async function submit(credentials: Credentials) {
    setFailure('');
    try {
      await enter(credentials);
    } catch (error) {
      setFailure(said(error));
      form.resetField('password');
      form.setFocus('email');
      return;
    }
    router.history.push(takeRedirect() ?? home);
  }
  return { form, failure, submit };
}
export type SignInState = ReturnType<typeof useSignIn>;
