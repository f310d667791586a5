import type { Agent } from '@attendant/contract/agents';
import type { Setup } from '@attendant/contract/agents/setup';
import type { ReactNode } from 'react';
import { useSession } from '../../api/live/use-session.ts';
import { isAdmin } from '../../api/roles.ts';
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
const SIGNED = 'The carrier’s secret is set on the server (TWILIO_AUTH_TOKEN)';

type Leg = [isDone: boolean, text: string];

/** The way from the caller to the agent, each leg of it really tried. What only an operator can do is told to one. */
export function PhoneStep({ agent, setup, isDone, again }: PhoneStepProps) {
  const { user } = useSession();
  const runsServer = user !== null && isAdmin(user);
  const mayRead = useAllowed('webhooks.read');
  const isServerReady = setup.reachable === 'yes' && setup.signed;
  const legs: Leg[] = [
    [setup.number, setup.number ? `The number is ${formatPhone(agent.phone_number)}` : 'The agent has a phone number'],
    ...(runsServer
      ? ([
          [setup.reachable === 'yes', REACHABLE[setup.reachable]],
          [setup.signed, SIGNED],
        ] satisfies Leg[])
      : ([
          [
            isServerReady,
            isServerReady
              ? 'The phone company reaches this server'
              : 'The phone company cannot reach this server yet: ask whoever runs it',
          ],
        ] satisfies Leg[])),
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
            {mayRead && <Addresses agent={agent} wish={isServerReady || runsServer ? null : setup} />}
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

interface AddressesProps {
  agent: Agent;
  /** What whoever runs the server still has to do; null: nothing that an owner asks for. */
  wish: Setup | null;
}

function Addresses({ agent, wish }: AddressesProps) {
  const { data } = useWebhooks(agent.id);
  if (!data) return null;
  if (wish) {
    return (
      <dl className={styles.addresses}>
        <CopyValue name="Text to send them" value={wishText(agent, wish, data)} />
      </dl>
    );
  }
  return (
    <dl className={styles.addresses}>
      <CopyValue name="Voice webhook" value={data.voice_url} />
      <CopyValue name="Message webhook" value={data.message_url} />
      <CopyValue name="Status webhook" value={data.status_url} />
    </dl>
  );
}

interface Webhooks {
  voice_url: string;
  message_url: string;
  status_url: string;
}

/** What an owner sends to whoever runs the server, in that reader's words. */
function wishText(agent: Agent, { reachable, signed }: Setup, urls: Webhooks): string {
  const wishes = [
    reachable !== 'yes' && 'set PUBLIC_URL to the https address at which the phone company reaches the server',
    !signed && 'set TWILIO_AUTH_TOKEN to the secret of our account there',
    `point our number's webhooks here: calls ${urls.voice_url}, texts ${urls.message_url}, status ${urls.status_url}`,
  ].filter(Boolean);
  return `So that callers reach ${agent.business_name || agent.name}, please ${wishes.join('; ')}.`;
}
