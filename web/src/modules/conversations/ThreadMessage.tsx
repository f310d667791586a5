import type { Agent } from '@attendant/contract/agents';
import type { Message } from '@attendant/contract/conversations';
import { ianaZone } from '@attendant/contract/fields/zones';
import { useEffect, useRef } from 'react';
import { Bubble } from '../../kit/part/Bubble.tsx';
import { RichText } from '../../kit/part/RichText.tsx';
import { CorrectButton } from './corrections/CorrectButton.tsx';
import { Evidence } from './Evidence.tsx';
import { MessageAudio } from './sound/MessageAudio.tsx';
import { usePlayer, usePlaying } from './sound/use-player.ts';
import styles from './Thread.module.css';

/** Whether somebody has just moved the page by hand: then nothing else moves it. */

const RECENT_MS = 4_000;
let scrolledAt = Number.NEGATIVE_INFINITY;

const note = () => {
  scrolledAt = performance.now();
};
for (const way of ['wheel', 'touchmove'] as const) addEventListener(way, note, { passive: true });

export const hasJustScrolled = (): boolean => performance.now() - scrolledAt < RECENT_MS;

export function ThreadMessage({ agent, message, index }: { agent: Agent; message: Message; index: number }) {
  const player = usePlayer();
  const isPlaying = usePlaying(player, (playing) => playing.index === index);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlaying && !hasJustScrolled()) bubble.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isPlaying]);
  return (
    <Bubble
      ref={bubble}
      className={styles.message}
      voice={message.role === 'user' ? 'caller' : 'agent'}
      playing={isPlaying}
      meta={
        <>
          <Heard message={message} zone={agent.timezone} />
          {message.interrupted && <span>Interrupted</span>}
          {message.role === 'agent' && index > 0 && <CorrectButton agent={agent} messageId={message.id} />}
        </>
      }
    >
      <RichText html={message.content} className={styles.words} />
      {message.has_audio && <MessageAudio message={message} index={index} />}
      {message.role === 'agent' && message.tools.length + message.sources.length > 0 && (
        <Evidence tools={message.tools} sources={message.sources} />
      )}
    </Bubble>
  );
}

/** A reply that the caller waited so long for, and words that the ears were so unsure of, say so. */
const LONG_MS = 2_000;
const UNSURE = 0.6;

/** When it was said; how long that took, or how sure the ears were of it, where it matters, else on a longer look. */
function Heard({ message, zone }: { message: Message; zone: string }) {
  const { role, heard_to_sound_ms: waited, confidence } = message;
  const matters = role === 'agent' ? (waited ?? 0) >= LONG_MS : (confidence ?? 1) < UNSURE;
  const more = role === 'agent' ? waitedText(waited) : sureText(confidence);
  return (
    <>
      <span className="num" title={more}>
        {timeOf(message.timestamp, zone)}
      </span>
      {matters && <span className="num">{more}</span>}
    </>
  );
}

const waitedText = (ms: number | null) => (ms === null ? undefined : `after ${(ms / 1000).toFixed(1)} s`);
const sureText = (share: number | null) => (share === null ? undefined : `${Math.round(share * 100)}% sure`);

/** '8:41:02 PM' */
const timeOf = (instant: string, zone: string): string =>
  instant === ''
    ? ''
    : new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), timeStyle: 'medium' }).format(new Date(instant));
