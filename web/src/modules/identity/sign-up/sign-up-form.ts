import { EmailAddress, PersonName, PersonPhone, SignUpPassword } from '@attendant/contract/identity';
import * as z from 'zod/mini';
import { repeated, required } from '../password/form-rules.ts';

/** 'Passwords do not match' is said as soon as both are there, whatever else is wrong. */
export const SignUpForm = z
  .object({
    name: z.pipe(required('Name is required'), PersonName),
    email: EmailAddress,
    password: z.pipe(required('Password is required'), SignUpPassword),
    confirm: required('Please confirm your password'),
    phone: z
      .string()
      .check(
        z.refine(
          (phone) => phone.trim() === '' || PersonPhone.safeParse(phone).success,
          'Please enter a valid phone number',
        ),
      ),
  })
  .check(repeated('Passwords do not match'));
export type SignUpFields = z.infer<typeof SignUpForm>;
