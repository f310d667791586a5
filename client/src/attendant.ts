import { contract } from '@attendant/contract';
import { type Calls, callsOf, needsSession } from './calls.ts';

export interface Server {
  /** Where it is, as http://localhost:3000. */
  baseUrl: string;
  /** Sent with each call: `x-tenant-id` keeps lists to one organisation. */
  headers?: Record<string, string>;
}

export interface Session {
  /** An access token, or what gives one that is still good (`signIn`). Without it only what anybody may call is answered. */
  token?: string | (() => Promise<string>);
}

/** The API of a server, typed by the contract. Throws `Problem`. */
export function createAttendant({ baseUrl, headers, token }: Server & Session): Calls {
  const current = async () => (typeof token === 'function' ? token() : token);
  return callsOf(contract, {
    url: `${baseUrl.replace(/\/+$/, '')}/api`,
    headers: async (path) => {
      const bearer = needsSession(contract, path) ? await current() : undefined;
      return { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
    },
  });
}
