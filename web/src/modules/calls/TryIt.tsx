import type { Agent } from '@attendant/contract/agents';
import { allows } from '@attendant/contract/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../api/client.ts';
import { Banner } from '../../kit/form/Banner.tsx';
import { Button, ButtonLink } from '../../kit/frame/Button.tsx';
import { Card } from '../../kit/part/Card.tsx';
import { Composer } from './Composer.tsx';
import { EarlierTests } from './EarlierTests.tsx';
import { TalkLog } from './TalkLog.tsx';
import { TalkTicket } from './TalkTicket.tsx';
import styles from './TryIt.module.css';
import { endingText } from './talk-frames.ts';
import { useTalk } from './use-talk.ts';

/** The panel to talk with the agent as a caller would, by voice or by typing. */
export function TryIt({ agent }: { agent: Agent }) {
  if (!allows(agent.my_role, 'conversations.try')) return null;
  return <Panel agent={agent} />;
}

function Panel({ agent }: { agent: Agent }) {
  const cache = useQueryClient();
  const call = useTalk({
    open: () => client.calls.talk({ id: agent.id }),
    onEnded: () => void cache.invalidateQueries({ queryKey: ['conversations', agent.id] }),
  });
  const { talk, failure, start } = call;
  const isOver = talk.phase === 'ended' || talk.phase === 'lost';
  return (
    <Card
      bare
      small
      id="try-it"
      title="Try it"
      note={
        talk.phase === 'live'
          ? 'It is kept as a test.'
          : agent.ordering_enabled
            ? 'Order as a caller would: it appears on the board, and is kept as a test.'
            : 'Ask what your callers ask, and hear what they would hear. It is kept as a test.'
      }
      className={styles.card}
      aside={
        talk.phase === 'live' && (
          <Button variant="danger-quiet" size="sm" onClick={call.hangUp}>
            Hang up
          </Button>
        )
      }
    >
      {talk.phase === 'idle' || talk.phase === 'connecting' ? (
        <div className={styles.start}>
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Button variant="primary" loading={talk.phase === 'connecting'} loadingText="Connecting..." onClick={start}>
            Start conversation
          </Button>
        </div>
      ) : (
        <div className={styles.panel} ref={showWhole}>
          <div className={styles.talk}>
            <TalkLog lines={talk.lines} />
            {(agent.ordering_enabled || agent.booking_enabled) && <TalkTicket agent={agent} drafted={talk.drafted} />}
            {isOver ? <Ending agentId={agent.id} call={call} /> : <Composer call={call} />}
          </div>
        </div>
      )}
      {(talk.phase === 'idle' || isOver) && <EarlierTests agent={agent} />}
    </Card>
  );
}

/** The field that takes the focus would bring only itself into sight, and 'Hang up' under the top bar. */
const showWhole = (panel: HTMLElement | null) => panel?.closest('section')?.scrollIntoView({ block: 'nearest' });

function Ending({ agentId, call: { talk, start } }: { agentId: string; call: ReturnType<typeof useTalk> }) {
  const again = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The control that had the focus is gone: whoever works without a mouse stays in the panel.
    if (document.activeElement === document.body) again.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className={styles.ending} ref={again}>
      <output>
        {talk.phase === 'lost' ? 'The connection was lost. You can start again.' : endingText(talk.reason)}
      </output>
      {talk.conversationId && (
        <ButtonLink
          variant="ghost"
          to="/app/agents/$id/conversations"
          params={{ id: agentId }}
          search={{ conversation: talk.conversationId }}
        >
          View conversation
        </ButtonLink>
      )}
      <Button onClick={start}>Start again</Button>
    </div>
  );
}
