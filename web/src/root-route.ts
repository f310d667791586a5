import { type AnyRoute, createRootRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { session } from './api/client.ts';
import { rememberRedirect, signInFor } from './api/door/redirect.ts';
import { type Audience, elsewhere } from './guard.ts';
import { reloadIfReplaced } from './kit/window/replaced.ts';
import { Root } from './Root.tsx';

/** The one guard: who may not be on a page goes elsewhere, and comes back after signing in. */
export function only(audience: Audience) {
  return ({ location, preload }: { location: { href: string; pathname: string }; preload: boolean }) => {
    const to = elsewhere(audience, location.pathname, session.state.user);
    if (!to) return;
    if (to === signInFor(location.pathname) && !preload) rememberRedirect(location.href);
    throw redirect({ to });
  };
}

/**
 * The code of a page. Of a version that was replaced it comes back as the new one; when it cannot be had, `PageFailed`
 * stands in its place instead of a reload into nothing.
 */
export const page = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      load().catch(async (cause: unknown) => {
        await reloadIfReplaced();
        throw new Error(`No code for ${name}`, { cause });
      }),
    name,
  );

/** Where a page stands, its title, and the name under which it is counted. */
export const screen = <Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  title: string,
  name?: string,
) => ({ getParentRoute: () => parent, path, staticData: { title, ...(name && { name }) } });

export const root = createRootRoute({
  component: Root,
  notFoundComponent: page(() => import('./site/missing/NotFoundPage.tsx'), 'NotFoundPage'),
});

/** A text of the address bar. */
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
