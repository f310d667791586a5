import { isProblem, NETWORK_PROBLEM, problemText } from '../../../api/door/problem.ts';

/** What a refused sign-in says. */
export function signInText(error: unknown): string {
  if (isProblem(error, 401) || isProblem(error, 404)) return 'Invalid email or password. Please try again.';
  if (isProblem(error, 429)) return 'Too many login attempts. Please try again later.';
  return problemText(error, 'An error occurred during login');
}

/** What it says at the door of administrators. */
export function adminSignInText(error: unknown): string {
  if (isProblem(error, 401) || isProblem(error, 404)) return 'Invalid admin email or password. Please try again.';
  return signInText(error);
}

/** What a refused sign-up says; a message about the email counts only where the status says that it is taken. */
export function signUpText(error: unknown): string {
  if (!isProblem(error)) return 'An error occurred during registration';
  const taken = error.code === 'auth/email-already-in-use' || error.status === 409;
  if (taken || (error.status === 400 && /email/i.test(error.message))) {
    return 'An account with this email already exists. Please sign in instead.';
  }
  if (error.status === 422) return 'Please check your information and try again.';
  if (error.message === NETWORK_PROBLEM) return NETWORK_PROBLEM;
  return problemText(error, 'An error occurred during registration');
}

/** A message from the address bar: plain, short, no control characters. */
export const plainMessage = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200);

/** What a password still lacks, as a sentence; nothing when it has enough. */
export function passwordLacks(password: string, min: number): string {
  const missing = min - password.length;
  if (missing <= 0) return '';
  if (password === '') return `At least ${min} characters.`;
  return missing === 1 ? 'One more character.' : `${missing} more characters.`;
}

/** The form's fields that the server refused, whose names differ between the two steps of a sign-up. */
export function refusedFields(error: unknown): Partial<Record<'name' | 'email' | 'password' | 'phone', string>> {
  if (!isProblem(error, 422)) return {};
  const { fields, code, message } = error;
  const refused = {
    name: fields.name ?? fields.displayName,
    email: fields.email,
    password: fields.password ?? (code?.includes('password') ? message : undefined),
    phone: fields.phone_number ?? fields.phoneNumber,
  };
  return Object.fromEntries(Object.entries(refused).filter(([, text]) => text));
}
