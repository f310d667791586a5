import '../src/kit/look/ramps.css';
import '../src/kit/look/tokens.css';
import '../src/kit/look/type.css';
import '../src/kit/look/base.css';
import '../src/kit/look/parts.css';
import type { Profile } from '@attendant/contract/identity';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { session } from '../src/api/client.ts';
import { queries } from '../src/api/live/queries.ts';
import { questions } from '../src/kit/frame/confirm.ts';
import { routeTree } from '../src/routes.tsx';
import { OWNER } from './sample.ts';
import { playServer } from './server.ts';

/** Opens a page of the app as its visitors see it; signed in, unless told otherwise. */
export async function open(path: string, { answers = {}, signedIn = true, person = {} }: Options = {}) {
  const asked = playServer(answers);
  queries.clear();
  // What the test before left unanswered.
  questions.current()?.reject(new Error('Dialog closed'));
  sessionStorage.clear();
  localStorage.clear();
  session.state = { user: null, token: null, isAuthenticated: false, isLoading: false, error: null };
  if (signedIn) {
    session.signIn(
      { ...OWNER, ...person, access_token: 'token', refresh_token: 'more', token_type: 'bearer', expires_in: 3_600 },
      false,
    );
  }
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  const screen = await render(<RouterProvider router={router as never} />);
  return { screen, asked, path: () => router.state.location.pathname };
}

interface Options {
  answers?: Parameters<typeof playServer>[0];
  signedIn?: boolean;
  /** Who looks, where that is not the owner. */
  person?: Partial<Profile>;
}
