import { createRootRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { session } from './api/client.ts';
import { rememberRedirect, signInFor } from './api/redirect.ts';
import { type Audience, elsewhere } from './guard.ts';
import { Root } from './Root.tsx';

/** The one guard: who may not be on a page goes elsewhere, and comes back after signing in (RTE-29 to RTE-31). */
export function only(audience: Audience) {
  return ({ location, preload }: { location: { href: string; pathname: string }; preload: boolean }) => {
    const to = elsewhere(audience, location.pathname, session.state.user);
    if (!to) return;
    if (to === signInFor(location.pathname) && !preload) rememberRedirect(location.href);
    throw redirect({ to });
  };
}

export const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./site/NotFoundPage.tsx'), 'NotFoundPage'),
});

/** A text of the address bar. */
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
