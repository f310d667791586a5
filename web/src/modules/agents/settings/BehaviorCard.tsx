import { NameFields, PlaceFields, SpeechFields } from './BehaviorFields.tsx';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

export const BehaviorCard = ({ form }: { form: SettingsFormState }) => (
  <section className="card" aria-labelledby="behavior">
    <div className="card-head">
      <div className="grow">
        <h2 className="title-2" id="behavior">
          Agent Behavior
        </h2>
        <p className="small t2">What callers hear and how the agent answers.</p>
      </div>
    </div>
    <div className={`card-body ${styles.fields}`}>
      <NameFields form={form} />
      <SpeechFields form={form} />
      <PlaceFields form={form} />
    </div>
  </section>
);
