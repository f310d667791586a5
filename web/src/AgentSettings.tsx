import { lazy } from 'react';
import { SettingsPage } from './modules/agents/settings/SettingsPage.tsx';

/** From later modules, each fetched when it is looked at: who sees customers and what is done, how customers are reminded, who may use the agent, what owners are mailed, how long things are kept, and who changed what. */
const more = {
  staff: lazy(() => import('./modules/bookings/staff/StaffCard.tsx').then((one) => ({ default: one.StaffCard }))),
  reminders: lazy(() => import('./modules/bookings/RemindersCard.tsx').then((one) => ({ default: one.RemindersCard }))),
  users: lazy(() => import('./modules/members/MembersCard.tsx').then((one) => ({ default: one.MembersCard }))),
  notices: lazy(() => import('./modules/callbacks/NoticesCard.tsx').then((one) => ({ default: one.NoticesCard }))),
  emergency: lazy(() =>
    import('./modules/callbacks/EmergencyCard.tsx').then((one) => ({ default: one.EmergencyCard })),
  ),
  retention: lazy(() =>
    import('./modules/conversations/retention/RetentionCard.tsx').then((one) => ({ default: one.RetentionCard })),
  ),
  changes: lazy(() => import('./modules/audit/ChangesCard.tsx').then((one) => ({ default: one.ChangesCard }))),
};

export const AgentSettings = () => <SettingsPage more={more} />;

export const AgentEdit = () => <SettingsPage more={more} isEdit />;
