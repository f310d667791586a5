import type { Agent } from '@attendant/contract/agents';
import type { Settings } from '@attendant/contract/agents/settings';
import { PHONE_FORMAT } from '@attendant/contract/fields/phones';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../kit/form/Banner.tsx';
import { Switch } from '../../kit/form/Toggle.tsx';
import { leaveForm } from '../../kit/window/discard.ts';
import { CurrentAgent } from '../agents/current-agent.ts';
import { NameFields, PlaceFields, SpeechFields } from '../agents/settings/BehaviorFields.tsx';
import { BookingRules } from '../agents/settings/bookings/BookingRules.tsx';
import { FeatureSwitches } from '../agents/settings/FeaturesCard.tsx';
import { BlockedDates } from '../agents/settings/hours/BlockedDates.tsx';
import { ClosedMessage, OpeningLine, Week } from '../agents/settings/hours/HoursCard.tsx';
import { LoadSettings } from '../agents/settings/LoadSettings.tsx';
import { SaveButtons } from '../agents/settings/SaveBar.tsx';
import { type SettingsFormState, useSettingsForm } from '../agents/settings/use-settings-form.ts';
import { Members } from '../members/MembersCard.tsx';
import styles from './EditPanel.module.css';
import { Technical } from './Technical.tsx';

interface EditPanelProps {
  agent: Agent;
  onDone: () => void;
}

/** Everything about an agent, below its row. */
export default function EditPanel({ agent, onDone }: EditPanelProps) {
  return (
    <CurrentAgent value={agent}>
      <section className={styles.panel} aria-label={`Edit ${agent.name}`}>
        <LoadSettings agentId={agent.id}>
          {(settings) => <EditForm agent={agent} settings={settings} onDone={onDone} />}
        </LoadSettings>
      </section>
    </CurrentAgent>
  );
}

function EditForm({ agent, settings, onDone }: EditPanelProps & { settings: Settings }) {
  const formId = useId();
  const { form, notice, submit } = useSettingsForm(agent.id, settings, onDone);
  return (
    <>
      <form id={formId} noValidate onSubmit={submit}>
        <Fields form={form} agentId={agent.id} />
      </form>
      <Fold title="User Management">
        <Members agentId={agent.id} />
      </Fold>
      {notice && <Banner tone="danger">{notice}</Banner>}
      <div className={styles.actions}>
        <SaveButtons
          form={form}
          formId={formId}
          act="Save Changes"
          onCancel={() => void leaveForm(form.formState.isDirty, onDone)}
        />
      </div>
    </>
  );
}

function Fields({ form, agentId }: { form: SettingsFormState; agentId: string }) {
  const [books, closed] = useWatch({ control: form.control, name: ['booking_enabled', 'closed'] });
  return (
    <>
      <Part title="Basic Information">
        <div className="fields">
          <NameFields form={form} />
          <PlaceFields
            form={form}
            phoneHint="Used for inbound calls. Telephony integration required."
            phoneError={PHONE_FORMAT}
          />
        </div>
      </Part>
      <Part title="Technical Configuration">
        <Technical agentId={agentId} />
      </Part>
      <Fold title="Agent Behavior">
        <div className="fields">
          <SpeechFields form={form} />
        </div>
      </Fold>
      <Fold title="Features & Settings">
        <div className={styles.switches}>
          <FeatureSwitches form={form} />
          <Switch {...form.register('closed', { onChange: () => void form.trigger() })}>Temporarily closed</Switch>
        </div>
      </Fold>
      {books && (
        <Fold title="Booking Configuration">
          <BookingRules form={form} />
        </Fold>
      )}
      {closed ? (
        <Fold title="Closed Message">
          <ClosedMessage form={form} />
        </Fold>
      ) : (
        <Fold title="Business Hours & Availability">
          <p className="small t2">
            <OpeningLine form={form} />
          </p>
          <Week form={form} />
          <BlockedDates form={form} />
        </Fold>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h4 className="title-3">{title}</h4>
    {children}
  </div>
);

/** Folded away until it is wanted; what has a fault in it is found by the button below. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className="title-3">{title}</summary>
    <div>{children}</div>
  </details>
);
