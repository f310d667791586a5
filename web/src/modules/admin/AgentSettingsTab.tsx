import type { Settings } from '@attendant/contract/agents/settings';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { BehaviorCard } from '../agents/settings/BehaviorCard.tsx';
import { FeaturesCard } from '../agents/settings/FeaturesCard.tsx';
import { HoursCard } from '../agents/settings/hours/HoursCard.tsx';
import { LoadSettings } from '../agents/settings/LoadSettings.tsx';
import { SaveBar } from '../agents/settings/SaveBar.tsx';
import { TransferCard } from '../agents/settings/TransferCard.tsx';
import { useSettingsForm } from '../agents/settings/use-settings-form.ts';
import { MembersCard } from '../members/MembersCard.tsx';
import styles from './AgentSettingsTab.module.css';

/** The settings as administrators have them: who uses the agent stands right below how it behaves. */
export function AgentSettingsTab() {
  const { id } = useCurrentAgent();
  return (
    <main className="wrap main" id="main">
      <LoadSettings agentId={id}>{(settings) => <Sections agentId={id} settings={settings} />}</LoadSettings>
    </main>
  );
}

function Sections({ agentId, settings }: { agentId: string; settings: Settings }) {
  const { form, notice, submit, reset } = useSettingsForm(agentId, settings);
  // Two forms over one state: the members' own form cannot stand inside another.
  return (
    <div className={styles.stack}>
      <form noValidate onSubmit={submit}>
        <BehaviorCard form={form} />
      </form>
      <MembersCard />
      <form className={styles.stack} noValidate onSubmit={submit}>
        <FeaturesCard form={form} />
        <HoursCard form={form} title="Business Hours and Availability" />
        <TransferCard form={form} />
        <SaveBar form={form} notice={notice} onReset={reset} />
      </form>
    </div>
  );
}
