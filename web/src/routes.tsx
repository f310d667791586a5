import { createRoute, redirect } from '@tanstack/react-router';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { only, page, root, screen, text } from './root-route.ts';

const home = createRoute({
  ...screen(root, '/', 'Home', 'home'),
  component: page(() => import('./site/home/HomePage.tsx'), 'HomePage'),
});

const pricing = createRoute({
  ...screen(root, '/pricing', 'Pricing'),
  component: page(() => import('./site/pricing/PricingPage.tsx'), 'PricingPage'),
});

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: only('signed-in'),
  component: page(() => import('./App.tsx'), 'App'),
});

const appIndex = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/agents', replace: true });
  },
});

const security = createRoute({
  ...screen(app, '/security', 'Sign-in and Security'),
  component: page(() => import('./modules/identity/security/SecurityPage.tsx'), 'SecurityPage'),
});

const agents = createRoute({
  ...screen(app, '/agents', 'Agents'),
  component: page(() => import('./modules/agents/list/AgentsPage.tsx'), 'AgentsPage'),
});

const createAgent = createRoute({
  ...screen(app, '/agents/create', 'Create Agent', 'agent-create'),
  component: page(() => import('./modules/agents/create/CreateAgentPage.tsx'), 'CreateAgentPage'),
});

const agent = createRoute({
  getParentRoute: () => app,
  path: '/agents/$id',
  staticData: { name: 'agent-detail' },
  component: page(() => import('./OneAgent.tsx'), 'OneAgent'),
});

const agentIndex = createRoute({
  getParentRoute: () => agent,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/agents/$id/overview', params, replace: true });
  },
});

const overview = createRoute({
  ...screen(agent, '/overview', 'Overview', 'agent-overview'),
  component: page(() => import('./AgentOverview.tsx'), 'AgentOverview'),
});

/** A conversation, or the list of those of some days that something came of. */
interface ConversationSearch {
  conversation?: string | undefined;
  outcome?: unknown;
  start?: string | undefined;
  end?: string | undefined;
}

const conversations = createRoute({
  ...screen(agent, '/conversations', 'Conversations', 'agent-conversations'),
  validateSearch: (search: Record<string, unknown>): ConversationSearch => ({
    ...search,
    conversation: text(search.conversation),
    start: text(search.start),
    end: text(search.end),
  }),
  component: page(() => import('./modules/conversations/ConversationsPage.tsx'), 'ConversationsPage'),
});

const reports = createRoute({
  ...screen(agent, '/reports', 'Reports'),
  component: page(() => import('./modules/statistics/report/ReportsPage.tsx'), 'ReportsPage'),
});

const callbacks = createRoute({
  ...screen(agent, '/callbacks', 'Call-backs'),
  validateSearch: (search: Record<string, unknown>): { kind?: unknown } => search,
  component: page(() => import('./modules/callbacks/CallbacksPage.tsx'), 'CallbacksPage'),
});

const orders = createRoute({
  getParentRoute: () => agent,
  path: '/orders',
  staticData: { name: 'agent-orders', title: 'Orders', gate: 'ordering_enabled' },
  component: page(() => import('./modules/orders/OrdersPage.tsx'), 'OrdersPage'),
});

const menu = createRoute({
  getParentRoute: () => agent,
  path: '/menu',
  validateSearch: (search: Record<string, unknown>): { search?: string } => ({ search: text(search.search) }),
  staticData: { name: 'agent-menu', title: 'Menu', gate: 'ordering_enabled' },
  component: page(() => import('./modules/menu/MenuPage.tsx'), 'MenuPage'),
});

const bringMenu = createRoute({
  getParentRoute: () => agent,
  path: '/menu/import',
  staticData: { title: 'Bring your menu', gate: 'ordering_enabled' },
  component: page(() => import('./modules/menu/bring/BringMenuPage.tsx'), 'BringMenuPage'),
});

const bookings = createRoute({
  getParentRoute: () => agent,
  path: '/bookings',
  staticData: { name: 'agent-bookings', title: 'Bookings', gate: 'booking_enabled' },
  component: page(() => import('./modules/bookings/BookingsPage.tsx'), 'BookingsPage'),
});

const memories = createRoute({
  ...screen(agent, '/memory', 'Memories', 'agent-memories'),
  component: page(() => import('./AgentMemories.tsx'), 'AgentMemories'),
});

const memoriesAlias = createRoute({
  getParentRoute: () => agent,
  path: '/memories',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/agents/$id/memory', params, replace: true });
  },
});

const agentSettings = createRoute({
  ...screen(agent, '/settings', 'Settings', 'agent-settings'),
  component: page(() => import('./AgentSettings.tsx'), 'AgentSettings'),
});

const settingsSection = createRoute({ getParentRoute: () => agentSettings, path: '/$section' });

const editAgent = createRoute({
  ...screen(agent, '/edit', 'Edit Agent', 'agent-edit'),
  component: page(() => import('./AgentSettings.tsx'), 'AgentEdit'),
});

const editSection = createRoute({ getParentRoute: () => editAgent, path: '/$section' });

/** The other address of an agent, with whatever follows it. */
const agentAlias = createRoute({
  getParentRoute: () => app,
  path: '/agent/$',
  beforeLoad: ({ location }) => {
    throw redirect({ href: location.href.replace(/^\/app\/agent\//, '/app/agents/'), replace: true });
  },
});

export const routeTree = root.addChildren([
  home,
  pricing,
  ...accountRoutes,
  adminRoutes,
  app.addChildren([
    appIndex,
    security,
    agents,
    createAgent,
    agentAlias,
    agent.addChildren([
      agentIndex,
      overview,
      conversations,
      reports,
      callbacks,
      orders,
      menu,
      bringMenu,
      bookings,
      memories,
      memoriesAlias,
      agentSettings.addChildren([settingsSection]),
      editAgent.addChildren([editSection]),
    ]),
  ]),
]);
