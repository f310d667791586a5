/** A North American number as it is stored and sent, +1XXXXXXXXXX; null when the text is none. */
export function usPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  const eleven = digits.length === 10 ? `1${digits}` : digits;
  return /^1\d{10}$/.test(eleven) ? `+${eleven}` : null;
}

/**
 * A person's own number as it is stored: a North American one as +1XXXXXXXXXX, one that begins with + and another
 * country without what stands between its digits (E.164), anything else as it was typed.
 */
export function personPhone(text: string): string {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+') && !digits.startsWith('1')) return `+${digits}`;
  return digits.length <= 11 ? (usPhone(typed) ?? typed) : typed;
}

/** '+17185550147' → '+1 (718) 555-0147'; anything else as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `+1 (${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}

export const PHONE_EXAMPLE = '+1 (555) 123-4567';
/** What the forms of administrators say about a number that is none. */
export const PHONE_FORMAT = 'Phone number must be in the format: {phone}'.replace('{phone}', PHONE_EXAMPLE);
