import type { Agent } from '@attendant/contract/agents';
import { Switch } from '../../kit/Toggle.tsx';
import { toast } from '../../kit/toast.ts';
import { useChangeAgent } from './agents.ts';
import { useAllowed, useCurrentAgent } from './current-agent.ts';
import styles from './SettingsPage.module.css';

type Feature = 'active' | 'ordering_enabled' | 'booking_enabled';

interface FeatureText {
  feature: Feature;
  title: string;
  text: string;
}
const FEATURES: readonly FeatureText[] = [
  { feature: 'active', title: 'Answer calls', text: 'While this is off, the agent takes no calls and no messages.' },
  {
    feature: 'ordering_enabled',
    title: 'Take orders',
    text: 'The agent takes orders from the menu. Orders and Menu appear in the tabs.',
  },
  { feature: 'booking_enabled', title: 'Book appointments', text: 'The agent offers free times and books them.' },
];

/** Each switch is saved as it is pressed. */
export function SettingsPage() {
  const agent = useCurrentAgent();
  return (
    <main className={`wrap main`} id="main">
      <section className={`card ${styles.page}`} aria-labelledby="features">
        <div className="card-head">
          <h2 className="title-2 grow" id="features">
            Features
          </h2>
        </div>
        <ul className={styles.list}>
          {FEATURES.map((one) => (
            <FeatureSwitch key={one.feature} agent={agent} {...one} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function FeatureSwitch({ agent, feature, title, text }: FeatureText & { agent: Agent }) {
  const change = useChangeAgent(agent.id, 'Failed to update settings');
  const allowed = useAllowed('agent.change');
  const id = `feature-${feature}`;
  return (
    <li>
      <div>
        <h3 className="title-3" id={id}>
          {title}
        </h3>
        <p>{text}</p>
      </div>
      <Switch
        aria-labelledby={id}
        checked={agent[feature]}
        disabled={!allowed}
        onChange={(event) =>
          change.mutate({ [feature]: event.target.checked }, { onSuccess: () => toast.success('Settings saved') })
        }
      />
    </li>
  );
}
