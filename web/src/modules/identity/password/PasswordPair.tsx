import type { ComponentProps } from 'react';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { passwordLacks } from '../sign-in/auth-texts.ts';
import { useShortestPassword } from './password-policy.ts';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface PasswordPairProps {
  label?: string;
  password: Field;
  confirm: Field;
  /** What is typed so far. */
  typed: string;
}

/** A new password and its repetition. */
export function PasswordPair({ label = 'Password', password, confirm, typed }: PasswordPairProps) {
  const min = useShortestPassword();
  const field = { autoComplete: 'new-password', controlSize: 'lg' } as const;
  return (
    <>
      <PasswordField {...field} {...password} label={label} hint={passwordLacks(typed, min)} />
      <PasswordField {...field} {...confirm} label="Confirm Password" />
    </>
  );
}
