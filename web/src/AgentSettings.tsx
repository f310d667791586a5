import { SettingsPage } from './modules/agents/settings/SettingsPage.tsx';
import { ChangesCard } from './modules/audit/ChangesCard.tsx';
import { RemindersCard } from './modules/bookings/RemindersCard.tsx';
import { StaffCard } from './modules/bookings/staff/StaffCard.tsx';
import { EmergencyCard } from './modules/callbacks/EmergencyCard.tsx';
import { NoticesCard } from './modules/callbacks/NoticesCard.tsx';
import { RetentionCard } from './modules/conversations/retention/RetentionCard.tsx';
import { MembersCard } from './modules/members/MembersCard.tsx';

/** From later modules: who sees customers and what is done, how customers are reminded, who may use the agent, what owners are mailed, how long things are kept, and who changed what. */
const more = (
  <>
    <StaffCard />
    <RemindersCard />
    <MembersCard />
    <NoticesCard />
    <EmergencyCard />
    <RetentionCard />
    <ChangesCard />
  </>
);

export const AgentSettings = () => <SettingsPage more={more} />;

export const AgentEdit = () => <SettingsPage more={more} isEdit />;
