import { SettingsPage } from './modules/agents/SettingsPage.tsx';

export const AgentSettings = () => <SettingsPage />;
