import type { Settings } from '@attendant/contract/agents/settings';
import type { ReactNode } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { ErrorPanel, Skeleton, Waiting } from '../../../kit/frame/States.tsx';
import styles from './SettingsPage.module.css';
import { useSettings } from './settings.ts';

interface LoadSettingsProps {
  agentId: string;
  children: (settings: Settings) => ReactNode;
}

/** What needs the settings of an agent, once they are there. */
export function LoadSettings({ agentId, children }: LoadSettingsProps) {
  const { data: settings, error, refetch } = useSettings(agentId);
  if (settings) return children(settings);
  if (!error) return <Loading />;
  return (
    <ErrorPanel title="Failed to load settings" onRetry={() => void refetch()}>
      {problemText(error, 'Please try again in a moment.')}
    </ErrorPanel>
  );
}

const Loading = () => (
  <Waiting label="Loading agent settings..." className={styles.form ?? ''}>
    {[300, 120, 420].map((height) => (
      <Skeleton key={height} height={height} radius="var(--r-lg)" />
    ))}
  </Waiting>
);
