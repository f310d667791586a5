import type { Agent } from '@attendant/contract/agents';
import type { Conversation, Message } from '@attendant/contract/conversations';
import { ArrowLeft, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../kit/frame/Badge.tsx';
import { ButtonLink, IconButton } from '../../kit/frame/Button.tsx';
import { shortId } from './ConversationRow.tsx';
import { callerOf } from './marks/caller.ts';
import { DangerMark } from './marks/DangerMark.tsx';
import { CallStrip } from './sound/CallStrip.tsx';
import { usePlayer, usePlaying } from './sound/use-player.ts';
import styles from './Thread.module.css';
import { ThreadActions } from './ThreadActions.tsx';

interface ThreadBarProps {
  agent: Agent;
  id: string;
  /** Until it is loaded only its id is known. */
  conversation: Conversation | undefined;
  messages: readonly Message[];
}

/** Stays above the messages: back, title, playback, and the whole call on one line. */
export function ThreadBar({ agent, id, conversation, messages }: ThreadBarProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The address changes its search only, which moves no focus by itself.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isHeard = messages.some((message) => message.has_audio);
  return (
    <div className={styles.top}>
      <div className={styles.bar}>
        <ButtonLink to="." search={{}} variant="ghost" size="sm" className={styles.back}>
          <ArrowLeft />
          <span>Back</span>
        </ButtonLink>
        <div className={styles.title}>
          <h2 className="title-3 trunc" ref={title} tabIndex={-1}>
            Conversation #{shortId(id)}
          </h2>
          <p className="small t2 trunc">{conversation ? callerOf(conversation) : '\u00a0'}</p>
        </div>
        {conversation?.is_test && (
          <Badge tone="line" className={styles.mark}>
            Test
          </Badge>
        )}
        {conversation && <DangerMark danger={conversation.danger} />}
        <Transport isHeard={isHeard} />
        {conversation && <ThreadActions {...{ agent, conversation, isHeard }} />}
      </div>
      {isHeard && <CallStrip messages={messages} />}
    </div>
  );
}

function Transport({ isHeard }: { isHeard: boolean }) {
  const player = usePlayer();
  const isPlaying = usePlaying(player, ({ index, paused }) => index >= 0 && !paused);
  return (
    <fieldset className={styles.transport} aria-label="Playback">
      {isHeard && (
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.caller}>Caller</span>
          <span className={styles.agent}>Agent</span>
        </span>
      )}
      <IconButton label="Previous message" disabled={!isHeard} onClick={player.previous}>
        <SkipBack size={18} />
      </IconButton>
      <button
        type="button"
        className={styles.playAll}
        aria-label={isPlaying ? 'Pause all' : 'Play all'}
        title={isPlaying ? 'Pause all' : 'Play all'}
        disabled={!isHeard}
        onClick={player.toggle}
      >
        {isPlaying ? <Pause size={16} fill="currentColor" /> : <Play size={16} fill="currentColor" />}
      </button>
      <IconButton label="Next message" disabled={!isHeard} onClick={player.next}>
        <SkipForward size={18} />
      </IconButton>
      {isHeard && <Speed />}
    </fieldset>
  );
}

/** Each press plays faster, the last one as it was. */
function Speed() {
  const player = usePlayer();
  const speed = usePlaying(player, (playing) => playing.speed);
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={`Speed ${speed}×`}
      title="Speed"
      onClick={player.nextSpeed}
    >
      {speed}×
    </button>
  );
}
