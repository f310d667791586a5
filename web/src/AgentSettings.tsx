import { SettingsPage } from './modules/agents/settings/SettingsPage.tsx';
import { MembersCard } from './modules/members/MembersCard.tsx';

/** The settings and, from a later module, who may use the agent. */
export const AgentSettings = () => <SettingsPage members={<MembersCard />} />;
