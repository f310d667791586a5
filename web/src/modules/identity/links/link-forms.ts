import { PASSWORD_MAX } from '@attendant/contract/constants';
import { EmailAddress, PersonName, SignUpPassword } from '@attendant/contract/identity';
import * as z from 'zod/mini';
import { repeated, required } from '../password/form-rules.ts';

/** The name counts only where somebody new sets up an account. */
const newPasswordForm = (withName: boolean) =>
  z
    .object({
      name: withName ? z.pipe(required('Full name is required.'), PersonName) : z.string(),
      password: z.pipe(
        required('Password is required.'),
        z
          .string()
          .check(
            z.minLength(6, 'Password must be at least 6 characters long.'),
            z.maxLength(PASSWORD_MAX, 'Password is too long'),
          ),
      ),
      confirm: required('Please confirm your password.'),
    })
    .check(repeated('Passwords do not match.'));
export const FirstPassword = newPasswordForm(false);
export const NewAccount = newPasswordForm(true);

/** Of /password-reset, in its own words. */
export const ResetPassword = z
  .object({ name: z.string(), password: SignUpPassword, confirm: required('Passwords do not match') })
  .check(repeated('Passwords do not match'));

export type NewPasswordSchema = ReturnType<typeof newPasswordForm> | typeof ResetPassword;
export type NewPasswordFields = z.infer<NewPasswordSchema>;

/** A new password, typed twice. */
export const emailForm = (missing: string) =>
  z.object({
    email: z.pipe(
      required(missing),
      z
        .string()
        .check(z.refine((email) => EmailAddress.safeParse(email).success, 'Please enter a valid email address.')),
    ),
  });

/** Whether an address can be the one that the server shows as 'm***@harbor.example'. */
export function fitsMask(email: string, mask: string): boolean {
  const typed = email.trim().toLowerCase();
  const [first = '', domain = ''] = mask.toLowerCase().split('***');
  return typed.startsWith(first) && typed.slice(typed.lastIndexOf('@')) === domain;
}
