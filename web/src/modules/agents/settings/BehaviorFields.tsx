import {
  AGENT_NAME_MAX,
  DEFAULT_LANGUAGE,
  languageName,
  VOICES_SETTINGS,
  voiceName,
} from '@attendant/contract/constants';
import { useWatch } from 'react-hook-form';
import { Options, TextAreaField, TextField } from '../../../kit/form/Input.tsx';
import { fieldOf } from '../../../kit/part/field-of.ts';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { useAllowed } from '../current-agent.ts';
import { VoiceSample } from '../VoiceSample.tsx';
import styles from './SettingsPage.module.css';
import type { SettingsFormState } from './use-settings-form.ts';
import { ZoneOptions } from './ZoneOptions.tsx';

const FEMALE: readonly string[] = VOICES_SETTINGS.slice(0, 3);
const MALE: readonly string[] = VOICES_SETTINGS.slice(3);

/** The choices, and before them a stored one that is none of them: it is kept until another is chosen. */
function VoiceOptions({ stored }: { stored: string }) {
  const known = FEMALE.includes(stored) || MALE.includes(stored);
  const name = (model: string, kind = '') => `${voiceName(model)}${kind} (${model})`;
  return (
    <>
      {!known && <Options of={[stored]} nameOf={name} />}
      <Options of={FEMALE} nameOf={(model) => name(model, ', female')} />
      <Options of={MALE} nameOf={(model) => name(model, ', male')} />
    </>
  );
}

function LanguageOptions({ stored }: { stored: string }) {
  return (
    <>
      {stored === DEFAULT_LANGUAGE ? (
        <option value="en">English (US)</option>
      ) : (
        <option value={stored}>{languageName(stored)}</option>
      )}
      {['es', 'fr']
        .filter((code) => code !== stored)
        .map((code) => (
          <option key={code} value={code} disabled>
            {languageName(code)}, Coming soon
          </option>
        ))}
    </>
  );
}

interface FieldsProps {
  form: SettingsFormState;
}

interface PlaceProps extends FieldsProps {
  phoneHint?: string;
  /** What another screen says about a number that is none. */
  phoneError?: string;
}

export function NameFields({ form }: FieldsProps) {
  const field = fieldOf(form);
  const name = useWatch({ control: form.control, name: 'name' });
  return (
    <>
      <TextField label="Agent Name" count={[name.length, AGENT_NAME_MAX]} {...field('name')} />
      <TextField label="Business Name" {...field('business_name')} />
    </>
  );
}

export function SpeechFields({ form }: FieldsProps) {
  const { defaultValues } = form.formState;
  const field = fieldOf(form);
  const [voice, greeting] = useWatch({ control: form.control, name: ['voice_model', 'greeting'] });
  return (
    <>
      <TextAreaField
        className="whole"
        label="Agent Greeting"
        rows={2}
        hint="What the agent says when a call begins."
        {...field('greeting')}
      />
      <TextAreaField
        className="whole"
        label="System Prompt"
        rows={5}
        hint="What the agent should know and how it should behave."
        {...field('system_prompt')}
      />
      <div className={styles.voice}>
        <SelectField label="Voice Model" {...field('voice_model')}>
          <VoiceOptions stored={defaultValues?.voice_model ?? ''} />
        </SelectField>
        <VoiceSample key={voice} voice={voice} greeting={greeting} />
      </div>
      <SelectField label="Language" {...field('language')}>
        <LanguageOptions stored={defaultValues?.language ?? DEFAULT_LANGUAGE} />
      </SelectField>
    </>
  );
}

export function PlaceFields({ form, phoneHint = '+1 followed by 10 digits', phoneError }: PlaceProps) {
  const { errors, defaultValues } = form.formState;
  const field = fieldOf(form);
  const [mayAssign, mayChange] = [useAllowed('phone.assign'), useAllowed('agent.change')];
  const locked = mayChange && !mayAssign;
  return (
    <>
      <TextField
        label="Phone Number"
        type="tel"
        inputMode="tel"
        optional
        readOnly={locked}
        hint={locked ? 'Only owners can change the number.' : phoneHint}
        error={errors.phone_number && (phoneError ?? errors.phone_number.message)}
        {...form.register('phone_number')}
      />
      <SelectField label="Timezone" {...field('timezone')}>
        <ZoneOptions stored={defaultValues?.timezone ?? ''} />
      </SelectField>
    </>
  );
}
