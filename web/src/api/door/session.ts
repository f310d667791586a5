import type { LoginAnswer, Profile } from '@attendant/contract/identity';
import { isProblem } from './problem.ts';
import { retryWait, untilRefresh } from './refresh-schedule.ts';
import { profileOf, type SessionStore, type Stored } from './session-store.ts';

export const EXPIRED_EVENT = 'auth:expired';
/** Signed out by hand, here or in another tab. */
export const SIGNED_OUT_EVENT = 'auth:signed-out';
const EXPIRED_MESSAGE = 'Authentication expired';
export interface Expiry {
  message: string;
  redirect: boolean;
}

export interface SessionState {
  user: Profile | null;
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** What the session asks of the server; without a refresh token the cookie answers for it. */
export interface SessionCalls {
  refresh(refreshToken?: string): Promise<Tokens>;
  me(): Promise<Profile>;
  logout(refreshToken?: string): Promise<unknown>;
}

/** What the tabs of one browser tell each other. */
export type Word = { said: 'signed-out'; user: string } | { said: 'renewed'; was: string; tokens: Tokens };
export interface Tabs {
  postMessage(word: Word): void;
  onmessage: ((event: MessageEvent<Word>) => void) | null;
}

const SIGNED_OUT: SessionState = { user: null, token: null, isAuthenticated: false, isLoading: false, error: null };

/** The one session of this tab: who is signed in, with which token, and when it is renewed (area SES). */
export class Session {
  state: SessionState = { ...SIGNED_OUT, isLoading: true };
  #stored: Stored | null = null;
  #renewing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** A token whose profile has not been asked for yet. */
  #fresh: string | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #store: SessionStore;
  readonly #calls: SessionCalls;
  readonly #tabs: Tabs;

  constructor(store: SessionStore, calls: SessionCalls, tabs: Tabs) {
    this.#store = store;
    this.#calls = calls;
    this.#tabs = tabs;
    tabs.onmessage = ({ data }) => this.#hear(data);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores what this tab keeps, or what the browser remembers. Never throws: the app mounts either way. */
  async start(): Promise<void> {
    const found = this.#store.read();
    if (!('problem' in found)) {
      this.#hold(found);
      // Shown at once from the tab's storage; roles that changed meanwhile follow.
      void this.revalidate();
      return;
    }
    this.#store.clear('unusable');
    const remembered = this.#store.remembered && (await this.#startRemembered());
    if (!remembered) this.#set({ ...SIGNED_OUT, error: found.problem });
  }

  /** Takes a login answer. */
  signIn(answer: LoginAnswer, remember: boolean): void {
    this.#keep(answer, profileOf(answer), remember);
  }

  async signOut(): Promise<void> {
    const stored = this.#stored;
    if (!stored) return;
    this.#forget('signed-out');
    this.#tabs.postMessage({ said: 'signed-out', user: stored.profile.id });
    globalThis.dispatchEvent(new CustomEvent(SIGNED_OUT_EVENT));
    await this.#calls.logout(stored.refreshToken || undefined).catch(() => undefined);
  }

  /** The session has ended on the server: told once, however many answers say so. */
  expire(because?: Error): void {
    if (!this.#stored) return;
    this.#forget('expired');
    const detail: Expiry = { message: because?.message || EXPIRED_MESSAGE, redirect: true };
    globalThis.dispatchEvent(new CustomEvent(EXPIRED_EVENT, { detail }));
  }

  /** A token that is still good; one that ran out while the machine slept is renewed first. */
  async token(): Promise<string | null> {
    if (this.#stored && this.#stored.expiresAt <= Date.now()) await this.#renew();
    return this.#stored?.token ?? this.#fresh;
  }

  async #startRemembered(): Promise<boolean> {
    try {
      const tokens = await this.#calls.refresh();
      this.#fresh = tokens.access_token;
      this.#keep(tokens, await this.#calls.me(), true);
      return true;
    } catch (error) {
      if (isProblem(error, 401)) this.#store.clear('signed-out');
      return false;
    } finally {
      this.#fresh = null;
    }
  }

  /** Asks the server again who this is: a name or a right may have changed. */
  async revalidate(): Promise<void> {
    const profile = await this.#calls.me().catch(() => null);
    if (profile && this.#stored) this.#hold({ ...this.#stored, profile });
  }

  #renew(): Promise<void> {
    this.#renewing ??= this.#askForTokens().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  async #askForTokens(): Promise<void> {
    const before = this.#stored;
    if (!before) return;
    // The profile may change meanwhile; another refresh token means that somebody else has signed in.
    const now = () => (this.#stored?.refreshToken === before.refreshToken ? this.#stored : null);
    try {
      const tokens = await this.#calls.refresh(before.remember ? undefined : before.refreshToken);
      const session = now();
      if (!session) return;
      this.#failures = 0;
      this.#keep(tokens, session.profile, session.remember);
      this.#tabs.postMessage({ said: 'renewed', was: before.refreshToken, tokens });
    } catch (error) {
      if (!now()) return;
      if (isProblem(error, 401)) return this.expire(error);
      this.#failures++;
      this.#wait(retryWait(this.#failures));
    }
  }

  #hear(word: Word): void {
    if (word.said === 'signed-out' && word.user === this.#stored?.profile.id) {
      this.#forget('signed-out');
      globalThis.dispatchEvent(new CustomEvent(SIGNED_OUT_EVENT));
    }
    // A duplicated tab holds the same refresh token, which is now spent.
    if (word.said === 'renewed' && this.#stored?.refreshToken === word.was) {
      this.#keep(word.tokens, this.#stored.profile, this.#stored.remember);
    }
  }

  #keep(tokens: Tokens, profile: Profile, remember: boolean): void {
    this.#hold(storedOf(tokens, profile, remember));
  }

  #hold(stored: Stored): void {
    this.#stored = stored;
    this.#store.write(stored);
    this.#wait(untilRefresh(stored.expiresAt, Date.now()));
    this.#set({ user: stored.profile, token: stored.token, isAuthenticated: true, isLoading: false, error: null });
  }

  #forget(because: 'signed-out' | 'expired'): void {
    clearTimeout(this.#timer);
    this.#stored = null;
    this.#failures = 0;
    this.#store.clear(because);
    this.#set(SIGNED_OUT);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew(), ms);
  }

  #set(state: SessionState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

const storedOf = (tokens: Tokens, profile: Profile, remember: boolean): Stored => ({
  token: tokens.access_token,
  expiresAt: Date.now() + tokens.expires_in * 1000,
  refreshToken: tokens.refresh_token,
  profile,
  remember,
});
