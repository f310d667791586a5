/** Apart from the schemas, for pages that load without them. No dot belongs to two parts, so that one look is enough. */
export const EMAIL_PATTERN =
  /^[^\s\p{Cc}@<>"'(),:;[\]\\]+@[^\s\p{Cc}@<>"'(),:;[\]\\.]+(?:\.[^\s\p{Cc}@<>"'(),:;[\]\\.]+)*\.[^\s\p{Cc}@<>"'(),:;[\]\\.]{2,}$/u;
export const EMAIL_MAX = 254;

/** What an address of a form lacks; nothing when it may be sent. */
export function emailLacks(email: string): string | undefined {
  const text = email.trim();
  if (text === '') return 'Email is required';
  return text.length > EMAIL_MAX || !EMAIL_PATTERN.test(text) ? 'Please enter a valid email address' : undefined;
}
