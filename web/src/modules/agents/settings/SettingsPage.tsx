import type { Settings } from '@attendant/contract/agents/settings';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { useAllowed, useCurrentAgent } from '../current-agent.ts';
import { DangerCard } from '../end/DangerCard.tsx';
import { ExportCard } from '../end/ExportCard.tsx';
import { BehaviorCard } from './BehaviorCard.tsx';
import { FeaturesCard } from './FeaturesCard.tsx';
import { HoursCard } from './hours/HoursCard.tsx';
import { LoadSettings } from './LoadSettings.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav, type Sections } from './SectionNav.tsx';
import styles from './SettingsPage.module.css';
import { TransferCard } from './TransferCard.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsPageProps {
  /** Cards of later modules; they are no part of the form. */
  more?: ReactNode;
  /** /edit: a page of its own, from which saving leads back to the agent. */
  isEdit?: boolean;
}

export function SettingsPage({ more, isEdit }: SettingsPageProps) {
  const { id } = useCurrentAgent();
  const navigate = useNavigate();
  const sections = useSections();
  const leave = (ignoreBlocker: boolean) => navigate({ to: '/app/agents/$id', params: { id }, ignoreBlocker });
  return (
    <main className={`wrap main ${styles.columns}`} id="main">
      <LoadSettings agentId={id}>
        {(settings) => (
          <>
            <SectionNav sections={sections} />
            <div className={styles.page}>
              <SettingsSections agentId={id} settings={settings} {...(isEdit && { leave })} />
              {more}
              <ExportCard />
              <DangerCard />
            </div>
          </>
        )}
      </LoadSettings>
    </main>
  );
}

function useSections(): Sections {
  const { booking_enabled } = useCurrentAgent();
  const [mayRead, mayAudit] = [useAllowed('members.read'), useAllowed('audit.read')];
  return [
    ['behavior', 'Agent Behavior'],
    ['features', 'Features'],
    ['hours', 'Business Hours & Availability'],
    ['transfer', 'Call Transfer'],
    ...(booking_enabled
      ? ([
          ['staff', 'People and Services'],
          ['reminders', 'Reminders'],
        ] as const)
      : []),
    ...(mayRead ? ([['users', 'User Management']] as const) : []),
    ['notices', 'Notifications'],
    ['emergency', 'Emergencies'],
    ['retention', 'Retention'],
    ...(mayAudit
      ? ([
          ['changes', 'Change Log'],
          ['export', 'Export'],
          ['danger', 'Danger Zone'],
        ] as const)
      : []),
  ];
}

interface SettingsSectionsProps {
  agentId: string;
  settings: Settings;
  /** Leads away; what is not saved is asked about unless told. */
  leave?: (ignoreBlocker: boolean) => Promise<void>;
}

function SettingsSections({ agentId, settings, leave }: SettingsSectionsProps) {
  const { form, notice, submit, reset } = useSettingsForm(agentId, settings, leave && (() => leave(true)));
  const allowed = useAllowed('agent.change');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!allowed && <Banner>You can see these settings. Owners and editors can change them.</Banner>}
      <fieldset className={styles.sections} disabled={!allowed} aria-label="Settings">
        <BehaviorCard form={form} />
        <FeaturesCard form={form} />
        <HoursCard form={form} />
        <TransferCard form={form} />
      </fieldset>
      {allowed && <SaveBar form={form} notice={notice} onReset={reset} onCancel={leave && (() => void leave(false))} />}
    </form>
  );
}
