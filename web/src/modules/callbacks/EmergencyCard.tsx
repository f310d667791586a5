import type { Emergency } from '@attendant/contract/agents/emergency';
import { EMERGENCY_TEXT_MAX } from '@attendant/contract/constants';
import { TextAreaField } from '../../kit/form/Input.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { usePart } from '../agents/settings/parts.ts';
import { useChangeEmergency, useEmergency } from './emergency.ts';

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
        {(emergency) => <Form agentId={id} emergency={emergency} mayChange={mayChange} />}
      </Loaded>
    </Card>
  );
}

function Form({ agentId, emergency, mayChange }: { agentId: string; emergency: Emergency; mayChange: boolean }) {
  const { mutateAsync } = useChangeEmergency(agentId);
  const [{ text }, set] = usePart('emergency', emergency, { save: mutateAsync });
  return (
    <TextAreaField
      label="What else to say"
      rows={2}
      maxLength={EMERGENCY_TEXT_MAX}
      disabled={!mayChange}
      value={text}
      placeholder="After hours, call the Animal Emergency Center at (718) 555-0199."
      hint="Said right after 911: your own emergency line, or another house to go to."
      onChange={({ target }) => set({ text: target.value })}
    />
  );
}
