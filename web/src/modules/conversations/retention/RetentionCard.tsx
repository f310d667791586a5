import type { Recording, Retention } from '@attendant/contract/agents/retention';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { SelectField } from '../../../kit/pick/SelectField.tsx';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
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
        {(retention) => <Form {...{ agentId: id, retention, mayChange }} key={JSON.stringify(retention)} />}
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

function Form({ agentId, retention, mayChange }: FormProps) {
  const shown = (field: Field) => retention[field]?.toString() ?? '';
  const [days, setDays] = useState<Record<Field, string>>({
    audio_days: shown('audio_days'),
    text_days: shown('text_days'),
    memory_days: shown('memory_days'),
  });
  const [recording, setRecording] = useState(retention.recording);
  const save = useChangeRetention(agentId);
  const isWrong = (field: Field) => Number.isNaN(daysOf(days[field]));
  const isChanged =
    FIELDS.some(([field]) => daysOf(days[field]) !== retention[field]) || recording !== retention.recording;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (FIELDS.some(([field]) => isWrong(field))) return;
    const { audio_days, text_days, memory_days } = days;
    save.mutate({
      audio_days: daysOf(audio_days),
      text_days: daysOf(text_days),
      memory_days: daysOf(memory_days),
      recording,
    });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          inputMode="numeric"
          disabled={!mayChange}
          value={days[field]}
          placeholder={defaultText(retention.defaults[field])}
          error={isWrong(field) ? 'Days from 1 to 3650' : undefined}
          hint={days[field].trim() === '' ? `${defaultText(retention.defaults[field])} unless you choose` : 'days'}
          onChange={(event) => setDays({ ...days, [field]: event.target.value })}
        />
      ))}
      <SelectField
        label="Record calls"
        disabled={!mayChange}
        value={recording}
        hint={HINTS[recording]}
        onChange={(event) => setRecording(event.target.value as Recording)}
      >
        <option value="always">Every call</option>
        <option value="where-one-is-enough">Where one side may decide</option>
        <option value="never">Never</option>
      </SelectField>
      {mayChange && isChanged && (
        <Button type="submit" variant="primary" loading={save.isPending}>
          Save Retention
        </Button>
      )}
    </form>
  );
}

const defaultText = (days: number | null): string => (days === null ? 'For ever' : `${days} days`);
