const KEY = 'email_for_sign_in';

/** The address that somebody had a sign-in link sent to from this browser: its page need not ask again. */
export const rememberLinkEmail = (email: string): void => localStorage.setItem(KEY, email);
export const linkEmail = (): string | null => localStorage.getItem(KEY);
export const forgetLinkEmail = (): void => localStorage.removeItem(KEY);
