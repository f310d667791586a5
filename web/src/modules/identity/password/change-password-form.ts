import { SetPassword } from '@attendant/contract/identity';
import * as z from 'zod/mini';
import { isProblem } from '../../../api/door/problem.ts';
import { repeated, required } from './form-rules.ts';

/** The password that is, and a new one typed twice. */
export const ChangePasswordForm = z
  .object({
    current: required('Current password is required'),
    password: z.pipe(required('New password is required'), SetPassword),
    confirm: required('Please confirm your new password'),
  })
  .check(
    repeated('New passwords do not match'),
    z.refine((form) => !form.password || form.password !== form.current, {
      path: ['password'],
      error: 'New password must be different from current password',
      when: () => true,
    }),
  );
export type ChangePasswordFields = z.infer<typeof ChangePasswordForm>;

const WEAK = 'New password is too weak. Please choose a stronger password';
const BY_CODE: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'Current password is incorrect',
  'auth/weak-password': WEAK,
  'auth/password-does-not-meet-requirements': WEAK,
  'auth/requires-recent-login': 'Please sign out and sign in again before changing your password',
};
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'No authenticated user found',
  404: 'User not found. Please sign in again',
  429: 'Too many failed attempts. Please try again later',
};

/** What a refused change says. */
export function changePasswordText(error: unknown): string {
  const known = isProblem(error) ? (BY_CODE[error.code ?? ''] ?? BY_STATUS[error.status]) : undefined;
  return known ?? 'Failed to change password. Please try again';
}
