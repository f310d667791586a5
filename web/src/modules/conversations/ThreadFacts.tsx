import type { Agent } from '@attendant/contract/agents';
import type { Conversation, Message } from '@attendant/contract/conversations';
import { type ReactNode, useState } from 'react';
import { formatDateTime, formatDuration, formatPhone } from '../../kit/form/format.ts';
import { later } from '../../kit/window/later.tsx';
import { LedgerCards } from './ledger/LedgerCards.tsx';
import { OutcomeText } from './marks/OutcomeText.tsx';
import { StatusMark } from './marks/StatusMark.tsx';
import styles from './ThreadFacts.module.css';
import { waitsOf } from './waits/waited.ts';

const CallerDialog = later(() => import('./callers/CallerDialog.tsx'));

interface ThreadFactsProps {
  agent: Agent;
  conversation: Conversation;
  messages: readonly Message[];
}

/** What came of the conversation, and its facts. */
export const ThreadFacts = ({ agent, conversation, messages }: ThreadFactsProps) => (
  <div className={styles.facts}>
    <section className="card card-body">
      <h3 className="title-3">Conversation Summary</h3>
      <p className="read t2">{conversation.summary || 'No summary available.'}</p>
    </section>
    <section className="card" aria-label="Facts">
      <dl className="dl">
        {conversation.caller_name && <Fact label="Caller">{conversation.caller_name}</Fact>}
        <Fact label="Outcome">
          <OutcomeText outcome={conversation.outcome} />
        </Fact>
        <Fact label="Phone">
          {conversation.caller_phone ? <CallerButton agent={agent} phone={conversation.caller_phone} /> : 'Unknown'}
        </Fact>
        <Fact label="Started">{formatDateTime(conversation.started_at, agent.timezone)}</Fact>
        <Fact label="Duration">{formatDuration(conversation.duration_seconds)}</Fact>
        <CallerWaited messages={messages} />
        <Fact label="Status">
          <StatusMark status={conversation.status} />
        </Fact>
        <Fact label="Type">
          {conversation.conversation_type === 'message' ? 'Message' : 'Voice'}
          {conversation.is_test && ', test'}
        </Fact>
      </dl>
    </section>
    <LedgerCards conversation={conversation} />
  </div>
);

/** Nothing where nobody measured: in writing, on a line whose carrier hears and speaks. */
function CallerWaited({ messages }: { messages: readonly Message[] }) {
  const waits = waitsOf(messages);
  return waits && <Fact label="Caller waited">{waits}</Fact>;
}

/** Opens what is known of the number. */
function CallerButton({ agent, phone }: { agent: Agent; phone: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button type="button" className="link num" aria-haspopup="dialog" onClick={() => setState('open')}>
        {formatPhone(phone)}
      </button>
      {state !== 'never' && (
        <CallerDialog {...{ agent, phone }} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
