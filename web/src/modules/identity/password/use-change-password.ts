import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client, session } from '../../../api/client.ts';
import { isProblem, Problem } from '../../../api/door/problem.ts';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { type ChangePasswordFields, ChangePasswordForm, changePasswordText } from './change-password-form.ts';
import { recheckPolicy } from './password-policy.ts';

export const CHANGED = 'Password changed successfully! Please sign in with your new password.';
const SIGN_OUT_MS = 1_500;

/** Proves who sits there, changes the password, and signs out a moment after saying so. */
export function useChangePassword(email: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState(false);
  const form = useForm<ChangePasswordFields>({
    resolver: checkedBy(ChangePasswordForm),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirm: '' },
  });

  function leave() {
    void session.signOut();
    void navigate({ to: '/signin', search: { email, message: CHANGED } });
  }

  async function submit({ current, password }: ChangePasswordFields) {
    setFailure('');
    try {
      if (!session.state.user) throw new Problem('', 401);
      const { id_token } = await client.identity.reauthenticate({ password: current });
      await client.identity.changePassword({ newPassword: password, id_token });
    } catch (error) {
      recheckPolicy(error);
      setFailure(changePasswordText(error));
      const why = isProblem(error) ? error.fields.newPassword : undefined;
      if (why) form.setError('password', { message: why });
      return;
    }
    setDone(true);
    // Not tied to the window: whoever closes it is signed out as well.
    setTimeout(leave, SIGN_OUT_MS);
  }

  return { form, failure, done, submit };
}
