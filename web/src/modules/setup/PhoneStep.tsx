import type { Agent } from '@attendant/contract/agents';
import type { Setup } from '@attendant/contract/agents/setup';
import type { ReactNode } from 'react';
import { formatPhone } from '../../kit/form/format.ts';
import { CopyValue } from '../../kit/part/CopyValue.tsx';
import { useAllowed } from '../agents/current-agent.ts';
import { useWebhooks } from '../agents/webhooks.ts';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SetupChecklist.module.css';
import { StepMark } from './StepMark.tsx';

interface PhoneStepProps {
  agent: Agent;
  setup: Setup;
  isDone: boolean;
  /** Looks again. */
  again: ReactNode;
}

const REACHABLE: Readonly<Record<Setup['reachable'], string>> = {
  yes: 'The webhook answers at its public address',
  local: 'The webhook answers, but only on this computer: set PUBLIC_URL to an address that the carrier can reach',
  no: 'The webhook does not answer at its public address: check PUBLIC_URL and what stands before the server',
};

/** Every leg of the way from the caller to the agent, each really tried. */
export function PhoneStep({ agent, setup, isDone, again }: PhoneStepProps) {
  const mayRead = useAllowed('webhooks.read');
  const legs: [isDone: boolean, text: string][] = [
    [setup.number, setup.number ? `The number is ${formatPhone(agent.phone_number)}` : 'The agent has a phone number'],
    [setup.reachable === 'yes', REACHABLE[setup.reachable]],
    [setup.signed, 'The carrier’s secret is set on the server (TWILIO_AUTH_TOKEN)'],
    [setup.heard, 'A caller was heard: call the number and say something'],
  ];
  return (
    <li className={styles.step}>
      <StepMark isDone={isDone} />
      <div className="grow">
        <h3 className="title-3">Connect the phone number</h3>
        {!isDone && (
          <>
            <ul className={styles.legs}>
              {legs.map(([isThere, text]) => (
                <li key={text}>
                  <StepMark isDone={isThere} isSmall />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            {mayRead && <Addresses agentId={agent.id} />}
          </>
        )}
      </div>
      {!isDone &&
        (setup.number ? (
          again
        ) : (
          <SettingsLink agent={agent} section="behavior">
            Enter the number
          </SettingsLink>
        ))}
    </li>
  );
}

function Addresses({ agentId }: { agentId: string }) {
  const { data } = useWebhooks(agentId);
  if (!data) return null;
  return (
    <dl className={styles.addresses}>
      <CopyValue name="Voice webhook" value={data.voice_url} />
      <CopyValue name="Message webhook" value={data.message_url} />
      <CopyValue name="Status webhook" value={data.status_url} />
    </dl>
  );
}
