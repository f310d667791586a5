import type { Agent } from '@attendant/contract/agents';
import type { Message } from '@attendant/contract/conversations';
import { ianaZone } from '@attendant/contract/fields/zones';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Bubble } from '../../kit/part/Bubble.tsx';
import { RichText } from '../../kit/part/RichText.tsx';
import { CorrectButton } from './corrections/CorrectButton.tsx';
import { Evidence } from './Evidence.tsx';
import { MessageAudio } from './sound/MessageAudio.tsx';
import { usePlayer, usePlaying } from './sound/use-player.ts';
import styles from './Thread.module.css';
import { WaitButton, WaitSteps } from './waits/Wait.tsx';
import { isLong, seconds, waitedFor } from './waits/waited.ts';

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
  const steps = useId();
  const [isLooked, setLooked] = useState(false);
  const waited = waitedFor(message);
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
          <Heard message={message} zone={agent.timezone}>
            {waited && <WaitButton {...{ message, steps }} isOpen={isLooked} onPress={() => setLooked(!isLooked)} />}
          </Heard>
          {message.interrupted && <span>Interrupted</span>}
          {message.role === 'agent' && index > 0 && <CorrectButton agent={agent} messageId={message.id} />}
        </>
      }
    >
      <RichText html={message.content} className={styles.words} />
      {message.has_audio && <MessageAudio message={message} index={index} />}
      {waited && isLooked && <WaitSteps id={steps} waited={waited} message={message} />}
      {message.role === 'agent' && message.tools.length + message.sources.length > 0 && (
        <Evidence tools={message.tools} sources={message.sources} />
      )}
    </Bubble>
  );
}

/** Words that the ears were so unsure of say so. */
const UNSURE = 0.6;

interface HeardProps {
  message: Message;
  zone: string;
  /** Says how long it took, and for what; nothing where only the whole of it is known. */
  children: ReactNode;
}

/** When it was said; how long that took, or how sure the ears were of it, where it matters, else on a longer look. */
function Heard({ message, zone, children }: HeardProps) {
  const { role, heard_to_sound_ms: waited, confidence } = message;
  const matters = role === 'agent' ? isLong(waited) : (confidence ?? 1) < UNSURE;
  const more = role === 'agent' ? waitedText(waited) : sureText(confidence);
  return (
    <>
      <span className="num" title={more}>
        {timeOf(message.timestamp, zone)}
      </span>
      {children || (matters && <span className="num">{more}</span>)}
    </>
  );
}

const waitedText = (ms: number | null) => (ms === null ? undefined : `after ${seconds(ms)}`);
const sureText = (share: number | null) => (share === null ? undefined : `${Math.round(share * 100)}% sure`);

/** '8:41:02 PM' */
const timeOf = (instant: string, zone: string): string =>
  instant === ''
    ? ''
    : new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), timeStyle: 'medium' }).format(new Date(instant));
