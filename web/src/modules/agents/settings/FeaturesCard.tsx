import { Switch } from '../../../kit/Toggle.tsx';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

export const FeaturesCard = ({ form }: { form: SettingsFormState }) => (
  <section className="card" aria-labelledby="features">
    <div className="card-head">
      <h2 className="title-2" id="features">
        Features
      </h2>
    </div>
    <div className={`card-body ${styles.feature}`}>
      <div className="grow">
        <h3 className="title-3" id="feature-ordering">
          Take orders
        </h3>
        <p className="t2">The agent takes orders from the menu. Orders and Menu appear in the tabs.</p>
      </div>
      <Switch aria-labelledby="feature-ordering" {...form.register('ordering_enabled')} />
    </div>
  </section>
);
