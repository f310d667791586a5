import { Card } from '../../../kit/part/Card.tsx';
import { NameFields, PlaceFields, SpeechFields } from './BehaviorFields.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

export const BehaviorCard = ({ form }: { form: SettingsFormState }) => (
  <Card id="behavior" title="Agent Behavior" note="What callers hear and how the agent answers." bodyClass="fields">
    <NameFields form={form} />
    <SpeechFields form={form} />
    <PlaceFields form={form} />
  </Card>
);
