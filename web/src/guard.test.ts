import { afterEach, describe, expect, it, vi } from 'vitest';
import { elsewhere } from './guard.ts';

const session = vi.hoisted(() => ({ state: { user: null as object | null } }));
vi.mock('./api/client.ts', () => ({ session }));
vi.mock('./Root.tsx', () => ({ Root: () => null }));

const person = (more: object = {}) => ({ email: 'r@b.example', global_role: 'user' as const, ...more });
const admin = person({ global_role: 'admin' });
const superadmin = person({ global_role: 'superadmin' });

describe('who may be where', () => {
  it.each([
    ['signed-in', '/app/agents', null, '/signin'],
    ['signed-in', '/app/agents', person({ email: '' }), '/signin'],
    ['signed-in', '/app/agents', person(), null],
    ['admins', '/admin/leads', null, '/admin/signin'],
    ['admins', '/admin/leads', person(), '/app/agents'],
    ['admins', '/admin/leads', admin, null],
    ['admins', '/admin/leads', superadmin, null],
    ['superadmins', '/admin/administrators', admin, '/admin/dashboard'],
    ['superadmins', '/admin/administrators', person(), '/app/agents'],
    ['superadmins', '/admin/administrators', superadmin, null],
    ['signed-out', '/signin', person(), '/app/agents'],
    ['signed-out', '/signin', null, null],
    ['not-yet-admins', '/admin/signin', person(), null],
    ['not-yet-admins', '/admin/signin', admin, '/admin/dashboard'],
  ] as const)('%s: %s as %o goes to %s', (audience, path, who, to) => expect(elsewhere(audience, path, who)).toBe(to));
});

/** Where a route's guard sends whoever asks for the path. */
function turnedTo(beforeLoad: unknown, path: string): unknown {
  try {
    if (typeof beforeLoad === 'function') beforeLoad({ location: { href: path, pathname: path }, preload: false });
    return null;
  } catch (refusal) {
    return (refusal as { options?: { to?: unknown } }).options?.to;
  }
}

async function everyRoute() {
  const { createRouter } = await import('@tanstack/react-router');
  const { routeTree } = await import('./routes.tsx');
  return createRouter({ routeTree, isServer: true });
}

it('has the names of the documents at their paths', async () => {
  const { routesById } = await everyRoute();
  const paths = Object.values(routesById).map(({ options, fullPath }) => [options.staticData?.name, fullPath]);
  expect(Object.fromEntries(paths)).toMatchObject({
    home: '/',
    'agent-create': '/app/agents/create',
    'agent-detail': '/app/agents/$id',
    'agent-edit': '/app/agents/$id/edit',
    'agent-overview': '/app/agents/$id/overview',
    'agent-conversations': '/app/agents/$id/conversations',
    'agent-orders': '/app/agents/$id/orders',
    'agent-menu': '/app/agents/$id/menu',
    'agent-memories': '/app/agents/$id/memory',
    'agent-settings': '/app/agents/$id/settings',
    'admin-agent-view': '/admin/agent/$id',
  });
});

describe('every page of the portal but its doors', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['somebody who is not signed in', null, '/admin/signin'],
    ['somebody who is no administrator', person(), '/app/agents'],
  ])('turns %s away', async (_who, user, to) => {
    vi.stubGlobal('sessionStorage', { setItem: () => undefined });
    session.state.user = user;
    const router = await everyRoute();
    const paths = Object.keys(router.routesByPath).filter((path) => /^\/admin\/(?!signin|signup)/.test(path));
    expect(paths).toContain('/admin/leads');
    const sentTo = paths.map((path) => {
      const [matched] = router.getMatchedRoutes(path);
      return matched.map((route) => turnedTo(route.options.beforeLoad, path)).find(Boolean);
    });
    expect(sentTo).toEqual(paths.map(() => to));
  });
});
