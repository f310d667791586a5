import type { LoginAnswer, Profile } from '@attendant/contract/identity';
import { SELECTED_TENANT } from '../tenant.ts';

/** What the browser keeps of a session, and where. */

export interface Stored {
  token: string;
  expiresAt: number;
  refreshToken: string;
  profile: Profile;
  /** The refresh token also lies in a cookie, which every tab shares. */
  remember: boolean;
}

const RESTORE_PROBLEMS = {
  noToken: 'No authentication token found',
  noProfile: 'No valid user profile found in session storage',
  noEmail: 'Invalid session data',
} as const;

const TOKEN = 'auth_token';
const REFRESH = 'refresh_token';
const PROFILE = 'user_profile';
const EXPIRES = 'auth_token_expires_at';
const REMEMBER = 'remember';
export const SELECTED_AGENT = 'selected_agent_id';

export class SessionStore {
  readonly #tab: Storage;
  readonly #browser: Storage;

  constructor(tab: Storage, browser: Storage) {
    this.#tab = tab;
    this.#browser = browser;
  }

  write(session: Stored): void {
    this.#tab.setItem(TOKEN, session.token);
    this.#tab.setItem(EXPIRES, String(session.expiresAt));
    this.#tab.setItem(REFRESH, session.refreshToken);
    this.#tab.setItem(PROFILE, JSON.stringify(session.profile));
    for (const place of [this.#tab, this.#browser]) {
      if (session.remember) place.setItem(REMEMBER, 'true');
      else place.removeItem(REMEMBER);
    }
    this.#keepTenant(session.profile);
  }

  /** The stored session, or why there is none. */
  read(): Stored | { problem: string } {
    const token = this.#tab.getItem(TOKEN);
    if (!token) return { problem: RESTORE_PROBLEMS.noToken };
    const profile = parseProfile(this.#tab.getItem(PROFILE));
    if (!profile) return { problem: RESTORE_PROBLEMS.noProfile };
    if (!profile.email) return { problem: RESTORE_PROBLEMS.noEmail };
    return {
      token,
      expiresAt: Number(this.#tab.getItem(EXPIRES)) || 0,
      refreshToken: this.#tab.getItem(REFRESH) ?? '',
      profile,
      remember: this.#tab.getItem(REMEMBER) === 'true',
    };
  }

  /** Whether a new tab may try the cookie; a mark only, the cookie itself cannot be read from here. */
  get remembered(): boolean {
    return this.#browser.getItem(REMEMBER) === 'true';
  }

  /**
   * Signing out keeps the selected tenant, an expiry forgets it, both forget the rest.
   * What cannot be restored leaves the browser's mark, which another tab may still use.
   */
  clear(because: 'signed-out' | 'expired' | 'unusable'): void {
    for (const key of [TOKEN, EXPIRES, REFRESH, PROFILE, REMEMBER, SELECTED_AGENT]) this.#tab.removeItem(key);
    if (because !== 'unusable') this.#browser.removeItem(REMEMBER);
    if (because === 'expired') this.#browser.removeItem(SELECTED_TENANT);
  }

  /** A tenant that was kept by somebody else is replaced by one of this person's own. */
  #keepTenant(profile: Profile): void {
    const own = profile.tenants.map((tenant) => tenant.id);
    const kept = this.#browser.getItem(SELECTED_TENANT);
    if (kept && own.includes(kept)) return;
    if (own[0]) this.#browser.setItem(SELECTED_TENANT, own[0]);
    else this.#browser.removeItem(SELECTED_TENANT);
  }
}

function parseProfile(text: string | null): Profile | null {
  try {
    const profile: unknown = JSON.parse(text ?? 'null');
    return profile && typeof profile === 'object' ? (profile as Profile) : null;
  } catch {
    return null;
  }
}

/** A login answer without its tokens. */
export function profileOf(answer: LoginAnswer): Profile {
  const { access_token: _a, refresh_token: _r, token_type: _t, expires_in: _e, ...profile } = answer;
  return profile;
}
