import { createRoute, redirect } from '@tanstack/react-router';
import { only, page, root, text } from './root-route.ts';

const admin = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: only('admins'),
  component: page(() => import('./modules/admin/AdminShell.tsx'), 'AdminShell'),
});

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: '/admin/dashboard',
  staticData: { title: 'Admin Dashboard' },
  component: page(() => import('./modules/admin/DashboardPage.tsx'), 'DashboardPage'),
});

const audit = createRoute({
  getParentRoute: () => admin,
  path: '/admin/audit',
  staticData: { title: 'Audit Log' },
  component: page(() => import('./modules/audit/AuditPage.tsx'), 'AuditPage'),
});

const health = createRoute({
  getParentRoute: () => admin,
  path: '/admin/health',
  staticData: { title: 'Health' },
  component: page(() => import('./modules/admin/HealthPage.tsx'), 'HealthPage'),
});

const administrators = createRoute({
  getParentRoute: () => admin,
  path: '/admin/administrators',
  beforeLoad: only('superadmins'),
  staticData: { title: 'Administrators' },
  component: page(() => import('./modules/admin/AdministratorsPage.tsx'), 'AdministratorsPage'),
});

const leads = createRoute({
  getParentRoute: () => admin,
  path: '/admin/leads',
  staticData: { title: 'Leads' },
  component: page(() => import('./modules/leads/LeadsPage.tsx'), 'LeadsPage'),
});

const pageViews = createRoute({
  getParentRoute: () => admin,
  path: '/admin/page-views',
  staticData: { title: 'Page Views' },
  component: page(() => import('./modules/leads/PageViewsPage.tsx'), 'PageViewsPage'),
});

const agentView = createRoute({
  getParentRoute: () => admin,
  path: '/admin/agent/$id',
  staticData: { name: 'admin-agent-view', title: 'Admin Agent' },
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
  audit,
  administrators,
  leads,
  pageViews,
  agentView.addChildren([agentIndex, memories, conversations, settings]),
]);
