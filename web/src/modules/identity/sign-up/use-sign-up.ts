import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { takeRedirect } from '../../../api/door/redirect.ts';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { recheckPolicy } from '../password/password-policy.ts';
import { refusedFields, signUpText } from '../sign-in/auth-texts.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { type AdminClaim, signUp } from './sign-up.ts';
import { type SignUpFields, SignUpForm } from './sign-up-form.ts';

interface SignUpFlow {
  /** Known already, from the mail that led here. */
  email?: string;
  redirectMs: number;
  signInAt: '/signin' | '/admin/signin';
  /** Where somebody goes who is signed in by it; without it everybody signs in themselves. */
  home?: string;
  /** Asked for when the form is sent; without it nobody asks to be an administrator. */
  claim?: () => AdminClaim;
}

/** The form's life: send, say what was wrong beside its field, or go on after a moment. */
export function useSignUp({ email: known = '', redirectMs, signInAt, home, claim }: SignUpFlow) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState(false);
  const [next, setNext] = useState<'home' | 'sign-in'>();
  const form = useForm<SignUpFields>({
    resolver: checkedBy(SignUpForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: known, password: '', confirm: '', phone: '' },
  });

  async function submit(fields: SignUpFields) {
    setFailure('');
    try {
      await signUp(fields, claim?.());
    } catch (error) {
      recheckPolicy(error);
      setFailure(signUpText(error));
      form.resetField('password');
      form.resetField('confirm');
      for (const [field, message] of Object.entries(refusedFields(error))) {
        form.setError(field as keyof SignUpFields, { message });
      }
      return;
    }
    setDone(true);
    setNext(home && (await isSignedIn(fields)) ? 'home' : 'sign-in');
  }

  const { email } = form.getValues();
  useEffect(() => {
    if (!next) return;
    const search = { email, message: 'Account created successfully! Please sign in.' };
    const leave = () =>
      // The app begins anew, with nothing left of whoever was here before.
      home && next === 'home' ? location.assign(takeRedirect() ?? home) : void navigate({ to: signInAt, search });
    const timer = setTimeout(leave, redirectMs);
    return () => clearTimeout(timer);
  }, [next, email, home, navigate, redirectMs, signInAt]);

  return { form, failure, done, submit };
}
export type SignUpState = ReturnType<typeof useSignUp>;

/**
 * The account is there: whoever cannot be signed in by its password at once does so themselves. People sign up where
 * they will work, and open a second tab soon: the device remembers them.
 */
const isSignedIn = ({ email, password }: SignUpFields): Promise<boolean> =>
  signIn({ email, password, remember: true }).then(
    () => true,
    () => false,
  );
