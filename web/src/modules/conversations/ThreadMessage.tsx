import type { Agent } from '@attendant/contract/agents';
import type { Message } from '@attendant/contract/conversations';
import { ianaZone } from '@attendant/contract/zones';
import { Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Bubble } from '../../kit/Bubble.tsx';
import { RichText } from '../../kit/RichText.tsx';
import { MessageAudio } from './MessageAudio.tsx';
import { hasJustScrolled } from './scrolled.ts';
import styles from './Thread.module.css';
import { usePlayer, usePlaying } from './use-player.ts';

/** Tools as a reader would say what they did. */
const TOOLS: Readonly<Record<string, string>> = {
  price_order: 'Priced the order',
  place_order: 'Placed the order',
  take_message: 'Took a message',
};

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
      voice={message.role === 'user' ? 'caller' : 'agent'}
      playing={isPlaying}
      meta={
        <>
          <span className="num">{timeOf(message.timestamp, agent.timezone)}</span>
          {message.interrupted && <span>Interrupted</span>}
        </>
      }
    >
      <RichText html={message.content} className={styles.words} />
      {message.has_audio && <MessageAudio message={message} index={index} />}
      {message.tools.length > 0 && <Tools tools={message.tools} />}
    </Bubble>
  );
}

/** What the reply rests on. */
const Tools = ({ tools }: Pick<Message, 'tools'>) => (
  <p className={styles.tools}>
    <Wrench size={12} strokeWidth={1.75} aria-hidden="true" />
    {tools.map(({ name, ok }) => `${TOOLS[name] ?? `Used ${name}`}${ok ? '' : ' (failed)'}`).join(', ')}
  </p>
);

/** '8:41:02 PM' */
const timeOf = (instant: string, zone: string): string =>
  instant === ''
    ? ''
    : new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), timeStyle: 'medium' }).format(new Date(instant));
