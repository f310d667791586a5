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
import { ZONES_AMERICA, ZONES_EUROPE } from '@attendant/contract/zones';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Options, SelectField, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { VoiceSample } from '../VoiceSample.tsx';
import styles from './CreateAgentPage.module.css';
import type { CreateAgentFields } from './create-agent-form.ts';

interface CardProps {
  form: UseFormReturn<CreateAgentFields>;
}

export function IdentityCard({ form }: CardProps) {
  const { errors } = form.formState;
  const [language, voice, greeting] = useWatch({
    control: form.control,
    name: ['language', 'voice_model', 'greeting'],
  });
  return (
    <section className="card" aria-labelledby="identity">
      <div className="card-head">
        <h2 className="title-3" id="identity">
          Identity
        </h2>
      </div>
      <div className={`card-body ${styles.fields}`}>
        <TextField
          className={styles.whole}
          label="Agent Name"
          autoFocus
          maxLength={AGENT_NAME_MAX}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField
          label="Language"
          hint={language === DEFAULT_LANGUAGE ? undefined : 'The voices speak English for now.'}
          {...form.register('language')}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Timezone" error={errors.timezone?.message} {...form.register('timezone')}>
          <Zones label="America" zones={ZONES_AMERICA} />
          <Zones label="Europe" zones={ZONES_EUROPE} />
        </SelectField>
        <div className={`${styles.whole} ${styles.voice}`}>
          <SelectField label="Voice Model" {...form.register('voice_model')}>
            {VOICES_CREATE.map((model) => (
              <option key={model} value={model}>
                {voiceName(model)} ({model})
              </option>
            ))}
          </SelectField>
          <VoiceSample key={voice} voice={voice} greeting={greeting} />
        </div>
      </div>
    </section>
  );
}

const Zones = ({ label, zones }: { label: string; zones: readonly string[] }) => (
  <Options label={label}>
    {zones.map((zone) => (
      <option key={zone} value={zone}>
        {zone.replace('_', ' ')}
      </option>
    ))}
  </Options>
);

export function VoiceCard({ form }: CardProps) {
  const { errors } = form.formState;
  const [greeting, prompt] = useWatch({ control: form.control, name: ['greeting', 'system_prompt'] });
  return (
    <section className="card" aria-labelledby="voice">
      <div className="card-head">
        <h2 className="title-3" id="voice">
          Voice of the business
        </h2>
      </div>
      <div className={`card-body ${styles.fields}`}>
        <TextAreaField
          className={styles.whole}
          label="Greeting Message"
          placeholder={DEFAULT_GREETING}
          hint="What the agent says when a call begins."
          count={[greeting.length, GREETING_MAX_CREATE]}
          error={errors.greeting?.message}
          {...form.register('greeting')}
        />
        <TextAreaField
          className={styles.whole}
          label="System Instructions"
          rows={6}
          placeholder={DEFAULT_PROMPT}
          hint="What the agent should know and how it should behave."
          count={[prompt.length, PROMPT_MAX_CREATE]}
          error={errors.system_prompt?.message}
          {...form.register('system_prompt')}
        />
      </div>
    </section>
  );
}
