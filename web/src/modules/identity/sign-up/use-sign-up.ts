import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { recheckPolicy } from '../password/password-policy.ts';
import { refusedFields, signUpText } from '../sign-in/auth-texts.ts';
import { type AdminClaim, signUp } from './sign-up.ts';
import { type SignUpFields, SignUpForm } from './sign-up-form.ts';

interface SignUpFlow {
  /** Known already, from the mail that led here. */
  email?: string;
  redirectMs: number;
  signInAt: '/signin' | '/admin/signin';
  /** Asked for when the form is sent; without it nobody asks to be an administrator. */
  claim?: () => AdminClaim;
}

/** The form's life: send, say what was wrong beside its field, or go to the sign-in after a moment. */
export function useSignUp({ email: known = '', redirectMs, signInAt, claim }: SignUpFlow) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState(false);
  const form = useForm<SignUpFields>({
    resolver: standardSchemaResolver(SignUpForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: known, password: '', confirm: '', phone: '' },
  });

  async function submit(fields: SignUpFields) {
    setFailure('');
    try {
      await signUp(fields, claim?.());
      setDone(true);
    } catch (error) {
      recheckPolicy(error);
      setFailure(signUpText(error));
      form.resetField('password');
      form.resetField('confirm');
      for (const [field, message] of Object.entries(refusedFields(error))) {
        form.setError(field as keyof SignUpFields, { message });
      }
    }
  }

  const { email } = form.getValues();
  useEffect(() => {
    if (!done) return;
    const search = { email, message: 'Account created successfully! Please sign in.' };
    const timer = setTimeout(() => void navigate({ to: signInAt, search }), redirectMs);
    return () => clearTimeout(timer);
  }, [done, email, navigate, redirectMs, signInAt]);

  return { form, failure, done, submit };
}
export type SignUpState = ReturnType<typeof useSignUp>;
