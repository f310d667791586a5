import type { Agent } from '@attendant/contract/agents';
import type { Message } from '@attendant/contract/conversations';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { ButtonLink } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { useCurrentAgent } from '../agents/current-agent.ts';
import { useConversation, useMessages } from './conversations.ts';
import { LiveControls } from './LiveControls.tsx';
import { rememberOpened } from './opened.ts';
import { NOT_PLAYING } from './sound/playback.ts';
import type { Player } from './sound/player.ts';
import { ThreadPlayer, useNewPlayer } from './sound/use-player.ts';
import styles from './Thread.module.css';
import { ThreadBar } from './ThreadBar.tsx';
import { ThreadFacts } from './ThreadFacts.tsx';
import { hasJustScrolled, ThreadMessage } from './ThreadMessage.tsx';

const NONE: readonly Message[] = [];

/** One conversation: what was said, what it sounded like, and what came of it. */
function Thread({ id }: { id: string }) {
  const agent = useCurrentAgent();
  const conversation = useConversation(agent.id, id);
  const messages = useMessages(agent.id, id);
  const player = useNewPlayer(messages.data ?? NONE);
  const keys = useThreadKeys(player);
  useEffect(() => rememberOpened(id), [id]);
  const error = conversation.error ?? messages.error;

  if (error && !(conversation.data && messages.data)) {
    const failure = conversation.error ? 'Failed to fetch conversation' : 'Failed to fetch conversation messages';
    const retry = () => void Promise.all([conversation.refetch(), messages.refetch()]);
    return <Failed error={error} failure={failure} retry={retry} />;
  }
  return (
    <ThreadPlayer value={player}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts while the page has the focus */}
      <main className={`wrap main ${styles.main}`} id="main" onKeyDown={keys}>
        <div className={styles.columns}>
          <section className="card">
            <ThreadBar agent={agent} id={id} conversation={conversation.data} messages={messages.data ?? NONE} />
            <Messages agent={agent} messages={messages.data} isRunning={conversation.data?.status === 'in_progress'} />
            {conversation.data?.status === 'in_progress' && <LiveControls conversation={conversation.data} />}
          </section>
          <aside>
            {conversation.data && (
              <ThreadFacts agent={agent} conversation={conversation.data} messages={messages.data ?? NONE} />
            )}
          </aside>
        </div>
      </main>
    </ThreadPlayer>
  );
}

interface MessagesProps {
  agent: Agent;
  messages: readonly Message[] | undefined;
  isRunning: boolean;
}

function Messages({ agent, messages, isRunning }: MessagesProps) {
  const log = useNewestInSight(messages?.length ?? 0, isRunning);
  if (!messages) {
    return (
      <Waiting label="Loading messages" className={styles.messages ?? ''}>
        <Skeleton width={320} height={64} radius={14} />
        <Skeleton width={280} height={64} radius={14} className="ms" />
      </Waiting>
    );
  }
  if (messages.length === 0) return <EmptyState title={isRunning ? 'Nothing was said yet' : 'No messages found'} />;
  return (
    <div className={styles.messages} role="log" aria-label="Messages" ref={log}>
      {messages.map((message, index) => (
        <ThreadMessage key={message.id} agent={agent} message={message} index={index} />
      ))}
    </div>
  );
}

/** So near to its end a page is read at its end. */
const NEAR_END = 320;

/** While somebody talks, whoever reads the end goes on reading the end. */
function useNewestInSight(count: number, isRunning: boolean) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (isRunning && count > 0 && isAtEnd && !hasJustScrolled()) {
      log.current?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
  }, [count, isRunning]);
  return log;
}

/** Space plays and pauses, arrows go a second, brackets a message, Escape goes back. */
function useThreadKeys(player: Player) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target : null;
    // Where somebody writes, the keys are letters; Escape there leaves no page with words in it.
    if (on?.closest('input, textarea, select, [role="dialog"]')) return;
    const onControl = on?.closest('button, a, summary');
    const { index, seconds } = player.state;
    const actions: Readonly<Record<string, () => unknown>> = {
      ...(!onControl && { ' ': player.toggle }),
      ArrowLeft: () => index !== NOT_PLAYING && player.seek(index, seconds - 1),
      ArrowRight: () => index !== NOT_PLAYING && player.seek(index, seconds + 1),
      '[': player.previous,
      ']': player.next,
      Escape: () => navigate({ to: '.', search: {} }),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

interface FailedProps {
  error: Error;
  failure: string;
  retry: () => void;
}

function Failed({ error, failure, retry }: FailedProps) {
  const isMissing = isProblem(error) && [400, 403, 404, 422].includes(error.status);
  const back = (
    <ButtonLink to="." search={{}}>
      Back
    </ButtonLink>
  );
  return (
    <main className="wrap main" id="main">
      <ErrorPanel title={failure} {...(isMissing ? { action: back } : { onRetry: retry })}>
        {isMissing
          ? 'It may have been deleted, or it belongs to another agent.'
          : problemText(error, 'Please try again.')}
      </ErrorPanel>
    </main>
  );
}

export default Thread;
