import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../kit/form/Input.tsx';
import { passwordLacks } from '../sign-in/auth-texts.ts';
import { useShortestPassword } from './password-policy.ts';

interface PasswordPairProps {
  label?: string;
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  /** What is typed so far. */
  typed: string;
  errors: { password?: { message?: string }; confirm?: { message?: string } };
}

/** A new password and its repetition. */
export function PasswordPair({ label = 'Password', password, confirm, typed, errors }: PasswordPairProps) {
  const min = useShortestPassword();
  const field = { autoComplete: 'new-password', controlSize: 'lg' } as const;
  return (
    <>
      <PasswordField
        {...field}
        {...password}
        label={label}
        hint={passwordLacks(typed, min)}
        error={errors.password?.message}
      />
      <PasswordField {...field} {...confirm} label="Confirm Password" error={errors.confirm?.message} />
    </>
  );
}
