import { SettingsPage } from './modules/agents/settings/SettingsPage.tsx';
import { ChangesCard } from './modules/audit/ChangesCard.tsx';
import { MembersCard } from './modules/members/MembersCard.tsx';

/** From later modules: who may use the agent, and who changed what. */
const more = (
  <>
    <MembersCard />
    <ChangesCard />
  </>
);

export const AgentSettings = () => <SettingsPage more={more} />;

export const AgentEdit = () => <SettingsPage more={more} isEdit />;
