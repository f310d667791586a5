import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportNavigation } from './navigation.ts';

describe('navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function routerAt(routeId: string, fullPath: string) {
    const listeners: ((change: { pathChanged: boolean }) => void)[] = [];
    return {
      state: { matches: [{ routeId: '__root__', fullPath: '/' }, ...(routeId ? [{ routeId, fullPath }] : [])] },
      subscribe: (_event: 'onResolved', listener: (change: { pathChanged: boolean }) => void) =>
        listeners.push(listener),
      resolve: (pathChanged: boolean) => listeners.forEach((listener) => listener({ pathChanged })),
    };
  }

  it.each([
    ['a page by its pattern', routerAt('/app/agents/$id/menu', '/app/agents/$id/menu'), '/app/agents/$id/menu'],
    ['what is no page as such', routerAt('', ''), '/not-found'],
  ])('reports %s, after the page is shown, and no change of the query', (_name, router, route) => {
    const reported: string[] = [];
    reportNavigation(router, (one) => reported.push(one));
    router.resolve(true);
    router.resolve(false);
    expect(reported).toEqual([]);
    vi.runAllTimers();
    expect(reported).toEqual([route]);
  });
});
