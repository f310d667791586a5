import type { Message } from '@attendant/contract/conversations';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cx } from '../../../kit/look/cx.ts';
import styles from '../Thread.module.css';
import { clipOf } from './clips.ts';
import { fewerPeaks } from './peaks.ts';
import { clock, lengthOf, placeAt } from './strip.ts';
import { usePlayer, usePlaying } from './use-player.ts';

const WIDTH = 720;
const HEIGHT = 54;
const STEP = 4;
const MOST = 24;

/** The whole call on one line: the caller above, the agent below. A press or the arrows go to a moment of it. */
export function CallStrip({ messages }: { messages: readonly Message[] }) {
  const player = usePlayer();
  const length = lengthOf(messages);
  const index = usePlaying(player, (playing) => playing.index);
  const seconds = usePlaying(player, (playing) => playing.seconds);
  const now = (messages[index]?.started_ms ?? 0) + seconds * 1000;

  function seek(ms: number) {
    const place = placeAt(messages, Math.max(0, Math.min(length - 1, ms)));
    if (place) player.seek(place.index, place.seconds);
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    seek(((event.clientX - left) / width) * length);
  }
  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1000, ArrowUp: 1000, ArrowLeft: -1000, ArrowDown: -1000 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    seek(now + by);
  }
  const where = `${clock(now / 1000)} of ${clock(length / 1000)}`;
  return (
    <div className={styles.strip}>
      <span aria-hidden="true">{clock(now / 1000)}</span>
      <div
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its thumb goes over a drawing
        role="slider"
        tabIndex={0}
        aria-label="Position in call"
        aria-valuemin={0}
        aria-valuemax={Math.round(length / 1000)}
        aria-valuenow={Math.round(now / 1000)}
        aria-valuetext={index < 0 ? where : `${where}, message ${index + 1} of ${messages.length}`}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={step}
      >
        <Voices messages={messages} length={length} now={index < 0 ? length : now} />
        {index >= 0 && <i className={styles.head} style={{ left: `${(now / length) * 100}%` }} />}
      </div>
      <span aria-hidden="true">{clock(length / 1000)}</span>
    </div>
  );
}

interface VoicesProps {
  messages: readonly Message[];
  length: number;
  now: number;
}

/** Bars from the sounds, which come one after another, flat where none is yet. */
function Voices({ messages, length, now }: VoicesProps) {
  const clips = useClips(messages);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {messages.map((message, at) => {
        const from = (message.started_ms / length) * WIDTH;
        const count = Math.max(1, Math.floor(((message.ended_ms - message.started_ms) / length) * (WIDTH / STEP)));
        const isCaller = message.role === 'user';
        return fewerPeaks(clips[at]?.data?.peaks ?? [], count).map((peak, bar) => {
          const height = Math.max(3, peak * MOST);
          const x = from + bar * STEP;
          const isLater = (x / WIDTH) * length > now;
          return (
            <rect
              key={`${message.id} ${bar}`}
              className={cx(isCaller ? styles.caller : styles.agent, isLater && styles.later)}
              x={x}
              y={isCaller ? HEIGHT / 2 - 2 - height : HEIGHT / 2 + 2}
              width="2.4"
              height={height}
              rx="1.2"
            />
          );
        });
      })}
    </svg>
  );
}

/** The sound of all messages, also of those that nobody has scrolled to. */
function useClips(messages: readonly Message[]) {
  const [asked, setAsked] = useState(1);
  const clips = useQueries({
    queries: messages.map(({ id, has_audio }, at) => ({ ...clipOf(id), enabled: has_audio && at < asked })),
  });
  const isThere = (at: number) => !messages[at]?.has_audio || clips[at]?.isFetched;
  if (asked < messages.length && isThere(asked - 1)) setAsked(asked + 1);
  return clips;
}
