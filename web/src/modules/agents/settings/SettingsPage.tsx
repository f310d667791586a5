import type { Settings } from '@attendant/contract/settings';
import type { ReactNode } from 'react';
import { problemText } from '../../../api/problem.ts';
import { Banner } from '../../../kit/Banner.tsx';
import { ErrorPanel, Skeleton, Waiting } from '../../../kit/States.tsx';
import { useAllowed, useCurrentAgent } from '../current-agent.ts';
import { DangerCard } from '../DangerCard.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { BehaviorCard } from './BehaviorCard.tsx';
import { FeaturesCard } from './FeaturesCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav, type Sections } from './SectionNav.tsx';
import styles from './SettingsPage.module.css';
import { useSettings } from './settings.ts';
import { TransferCard } from './TransferCard.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** `members` comes from a later module; it is no part of the form. */
export function SettingsPage({ members }: { members?: ReactNode }) {
  const { id } = useCurrentAgent();
  const sections = useSections();
  const { data: settings, error, refetch } = useSettings(id);
  return (
    <main className={`wrap main ${styles.columns}`} id="main">
      {settings && <SectionNav sections={sections} />}
      <div className={styles.page}>
        {settings && <SettingsSections agentId={id} settings={settings} />}
        {!settings && error && (
          <ErrorPanel title="Failed to load settings" onRetry={() => void refetch()}>
            {problemText(error, 'Please try again in a moment.')}
          </ErrorPanel>
        )}
        {!settings && !error && <Loading />}
        {settings && members}
        {settings && <DangerCard />}
      </div>
    </main>
  );
}

function useSections(): Sections {
  const [mayRead, mayDelete] = [useAllowed('members.read'), useAllowed('agent.delete')];
  return [
    ['behavior', 'Agent Behavior'],
    ['features', 'Features'],
    ['hours', 'Business Hours & Availability'],
    ['transfer', 'Call Transfer'],
    ...(mayRead ? ([['users', 'User Management']] as const) : []),
    ...(mayDelete ? ([['danger', 'Danger Zone']] as const) : []),
  ];
}

function SettingsSections({ agentId, settings }: { agentId: string; settings: Settings }) {
  const { form, notice, submit, reset } = useSettingsForm(agentId, settings);
  const allowed = useAllowed('agent.change');
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting, 'Leave without saving?');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!allowed && <Banner>You can see these settings. Owners and editors can change them.</Banner>}
      <fieldset className={styles.sections} disabled={!allowed} aria-label="Settings">
        <BehaviorCard form={form} />
        <FeaturesCard form={form} />
        <HoursCard form={form} />
        <TransferCard form={form} />
      </fieldset>
      {allowed && <SaveBar form={form} notice={notice} onReset={reset} />}
    </form>
  );
}

const Loading = () => (
  <Waiting label="Loading agent settings..." className={styles.form ?? ''}>
    {[300, 120, 420].map((height) => (
      <Skeleton key={height} height={height} radius="var(--r-lg)" />
    ))}
  </Waiting>
);
