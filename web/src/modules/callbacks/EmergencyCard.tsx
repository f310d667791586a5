import type { Emergency } from '@attendant/contract/agents/emergency';
import { EMERGENCY_TEXT_MAX } from '@attendant/contract/constants';
import { type FormEvent, useState } from 'react';
import { TextAreaField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { useChangeEmergency, useEmergency } from './emergency.ts';
import styles from './NoticesCard.module.css';

/** What a caller in danger is told besides 911. */
export function EmergencyCard() {
  const { id } = useCurrentAgent();
  const mayChange = useAllowed('agent.change');
  const query = useEmergency(id);
  return (
    <Card
      id="emergency"
      title="Emergencies"
      note="A caller in danger is told to call 911 at once. The conversation is marked, and owners get a mail."
    >
      <Loaded
        query={query}
        loading="Loading the emergency sentence"
        failed="Failed to load the emergency sentence"
        height={60}
      >
        {(emergency) => <Form agentId={id} emergency={emergency} mayChange={mayChange} key={emergency.text} />}
      </Loaded>
    </Card>
  );
}

function Form({ agentId, emergency, mayChange }: { agentId: string; emergency: Emergency; mayChange: boolean }) {
  const [text, setText] = useState(emergency.text);
  const save = useChangeEmergency(agentId);
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ text });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextAreaField
        label="What else to say"
        rows={2}
        maxLength={EMERGENCY_TEXT_MAX}
        disabled={!mayChange}
        value={text}
        placeholder="After hours, call the Animal Emergency Center at (718) 555-0199."
        hint="Said right after 911: your own emergency line, or another house to go to."
        onChange={({ target }) => setText(target.value)}
      />
      {mayChange && text.trim() !== emergency.text && (
        <Button type="submit" variant="primary" loading={save.isPending}>
          Save Emergency Sentence
        </Button>
      )}
    </form>
  );
}
