import type { Recording, Retention } from '@attendant/contract/agents/retention';
import { TextField } from '../../../kit/form/Input.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import { usePart } from '../../agents/settings/parts.ts';
import styles from './RetentionCard.module.css';
import { daysOf, useChangeRetention, useRetention } from './retention.ts';

/** How long sound, words and memories are kept. */
export function RetentionCard() {
  const { id } = useCurrentAgent();
  const mayChange = useAllowed('conversations.delete');
  const query = useRetention(id);
  return (
    <Card
      id="retention"
      title="Retention"
      note="What is older is erased every night. How many calls there were, what was ordered and what was paid stays."
    >
      <Loaded query={query} loading="Loading the retention" failed="Failed to load the retention" height={60}>
        {(retention) => <Form {...{ agentId: id, retention, mayChange }} />}
      </Loaded>
    </Card>
  );
}

const FIELDS = [
  ['audio_days', 'Sound'],
  ['text_days', 'Words, names and numbers'],
  ['memory_days', 'Memories'],
] as const;
type Field = (typeof FIELDS)[number][0];

/** Who is recorded is told in the first words of the call. */
const HINTS: Readonly<Record<Recording, string>> = {
  always: 'Every caller is told so first.',
  'where-one-is-enough':
    'No sound of callers from states where everybody has to consent, from abroad, or without a number.',
  never: 'Words are written down, no sound is kept.',
};

interface FormProps {
  agentId: string;
  retention: Retention;
  mayChange: boolean;
}

const isWrong = (typed: string): boolean => Number.isNaN(daysOf(typed));

function Form({ agentId, retention, mayChange }: FormProps) {
  const { recording, defaults } = retention;
  const shown = (field: Field) => retention[field]?.toString() ?? '';
  const stored = {
    audio_days: shown('audio_days'),
    text_days: shown('text_days'),
    memory_days: shown('memory_days'),
    recording,
  };
  const { mutateAsync } = useChangeRetention(agentId);
  const [typed, set] = usePart('retention', stored, {
    isWrong: (fields) => FIELDS.some(([field]) => isWrong(fields[field])),
    save: ({ audio_days, text_days, memory_days, ...others }) =>
      mutateAsync({
        ...others,
        audio_days: daysOf(audio_days),
        text_days: daysOf(text_days),
        memory_days: daysOf(memory_days),
      }),
  });
  return (
    <div className={styles.form}>
      {FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          inputMode="numeric"
          disabled={!mayChange}
          value={typed[field]}
          placeholder={defaultText(defaults[field])}
          error={isWrong(typed[field]) ? 'Days from 1 to 3650' : undefined}
          hint={typed[field].trim() === '' ? `${defaultText(defaults[field])} unless you choose` : 'days'}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <SelectField
        label="Record calls"
        disabled={!mayChange}
        value={typed.recording}
        hint={HINTS[typed.recording]}
        onChange={({ target }) => set({ recording: target.value as Recording })}
      >
        <option value="always">Every call</option>
        <option value="where-one-is-enough">Where one side may decide</option>
        <option value="never">Never</option>
      </SelectField>
    </div>
  );
}

const defaultText = (days: number | null): string => (days === null ? 'For ever' : `${days} days`);
