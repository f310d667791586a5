import {
  AGENT_NAME_MAX,
  DEFAULT_GREETING,
  DEFAULT_LANGUAGE,
  DEFAULT_PROMPT,
  GREETING_MAX_CREATE,
  LANGUAGES,
  PROMPT_MAX_CREATE,
  VOICES_CREATE,
  voiceName,
} from '@attendant/contract/constants';
import { ZONES_AMERICA, ZONES_EUROPE } from '@attendant/contract/fields/zones';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Options, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { zoneName } from '../settings/ZoneOptions.tsx';
import { VoiceSample } from '../VoiceSample.tsx';
import styles from './CreateAgentPage.module.css';
import type { CreateAgentFields } from './create-agent-form.ts';

interface CardProps {
  form: UseFormReturn<CreateAgentFields>;
}

export function IdentityCard({ form }: CardProps) {
  const field = fieldOf(form);
  const [name, voice, greeting] = useWatch({
    control: form.control,
    name: ['name', 'voice_model', 'greeting'],
  });
  return (
    <Card small id="identity" title="Identity" bodyClass="fields">
      <TextField className="whole" label="Agent Name" count={[name.length, AGENT_NAME_MAX]} {...field('name')} />
      <SelectField label="Language" hint="The voices speak English for now." {...form.register('language')}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} disabled={code !== DEFAULT_LANGUAGE}>
            {code === DEFAULT_LANGUAGE ? name : `${name}, Coming soon`}
          </option>
        ))}
      </SelectField>
      <SelectField label="Timezone" {...field('timezone')}>
        <Options label="America" of={ZONES_AMERICA} nameOf={zoneName} />
        <Options label="Europe" of={ZONES_EUROPE} nameOf={zoneName} />
      </SelectField>
      <div className={`whole ${styles.voice}`}>
        <SelectField label="Voice Model" {...form.register('voice_model')}>
          <Options of={VOICES_CREATE} nameOf={(model) => `${voiceName(model)} (${model})`} />
        </SelectField>
        <VoiceSample key={voice} voice={voice} greeting={greeting} />
      </div>
    </Card>
  );
}

export function VoiceCard({ form }: CardProps) {
  const field = fieldOf(form);
  const [greeting, prompt] = useWatch({ control: form.control, name: ['greeting', 'system_prompt'] });
  return (
    <Card small id="voice" title="Voice of the business" bodyClass="fields">
      <TextAreaField
        className="whole"
        label="Greeting Message"
        placeholder={DEFAULT_GREETING}
        hint="What the agent says when a call begins."
        count={[greeting.length, GREETING_MAX_CREATE]}
        {...field('greeting')}
      />
      <TextAreaField
        className="whole"
        label="System Instructions"
        rows={6}
        placeholder={DEFAULT_PROMPT}
        hint="What the agent should know and how it should behave."
        count={[prompt.length, PROMPT_MAX_CREATE]}
        {...field('system_prompt')}
      />
    </Card>
  );
}
