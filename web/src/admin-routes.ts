import { createRoute, redirect } from '@tanstack/react-router';
import { only, page, root, screen, text } from './root-route.ts';

const admin = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: only('admins'),
  component: page(() => import('./modules/admin/AdminShell.tsx'), 'AdminShell'),
});

const dashboard = createRoute({
  ...screen(admin, '/admin/dashboard', 'Admin Dashboard'),
  component: page(() => import('./modules/admin/DashboardPage.tsx'), 'DashboardPage'),
});

const audit = createRoute({
  ...screen(admin, '/admin/audit', 'Audit Log'),
  component: page(() => import('./modules/audit/AuditPage.tsx'), 'AuditPage'),
});

const usage = createRoute({
  ...screen(admin, '/admin/usage', 'Usage'),
  component: page(() => import('./modules/admin/usage/UsagePage.tsx'), 'UsagePage'),
});

const health = createRoute({
  ...screen(admin, '/admin/health', 'Health'),
  component: page(() => import('./modules/admin/HealthPage.tsx'), 'HealthPage'),
});

const administrators = createRoute({
  ...screen(admin, '/admin/administrators', 'Administrators'),
  beforeLoad: only('superadmins'),
  component: page(() => import('./modules/admin/AdministratorsPage.tsx'), 'AdministratorsPage'),
});

const leads = createRoute({
  ...screen(admin, '/admin/leads', 'Leads'),
  component: page(() => import('./modules/leads/LeadsPage.tsx'), 'LeadsPage'),
});

const pageViews = createRoute({
  ...screen(admin, '/admin/page-views', 'Page Views'),
  component: page(() => import('./modules/leads/PageViewsPage.tsx'), 'PageViewsPage'),
});

const agentView = createRoute({
  ...screen(admin, '/admin/agent/$id', 'Admin Agent', 'admin-agent-view'),
  component: page(() => import('./modules/admin/AgentViewPage.tsx'), 'AgentViewPage'),
});

/** The memories are what it shows first. */
const agentIndex = createRoute({
  getParentRoute: () => agentView,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/agent/$id/memories', params, replace: true });
  },
});

const memories = createRoute({
  getParentRoute: () => agentView,
  path: '/memories',
  component: page(() => import('./modules/memories/MemoriesPage.tsx'), 'MemoriesPage'),
});

const conversations = createRoute({
  getParentRoute: () => agentView,
  path: '/conversations',
  validateSearch: (search: Record<string, unknown>): { conversation?: string } => ({
    conversation: text(search.conversation),
  }),
  component: page(() => import('./modules/conversations/ConversationsPage.tsx'), 'ConversationsPage'),
});

const settings = createRoute({
  getParentRoute: () => agentView,
  path: '/settings',
  component: page(() => import('./modules/admin/AgentSettingsTab.tsx'), 'AgentSettingsTab'),
});

/** The pages of administrators. */
export const adminRoutes = admin.addChildren([
  dashboard,
  health,
  usage,
  audit,
  administrators,
  leads,
  pageViews,
  agentView.addChildren([agentIndex, memories, conversations, settings]),
]);
