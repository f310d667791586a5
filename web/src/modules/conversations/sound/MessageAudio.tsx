import type { Message } from '@attendant/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/frame/Button.tsx';
import styles from '../Thread.module.css';
import { clipOf } from './clips.ts';
import { clock } from './strip.ts';
import { usePlayer, usePlaying } from './use-player.ts';
import { Waveform } from './Waveform.tsx';

/** Plays one message. Its sound is fetched when the message comes near the window. */
export function MessageAudio({ message, index }: { message: Message; index: number }) {
  const player = usePlayer();
  const { box, isNear } = useNear();
  const clip = useQuery({ ...clipOf(message.id), enabled: isNear });
  const isThis = usePlaying(player, (playing) => playing.index === index);
  const isPlaying = usePlaying(player, (playing) => playing.index === index && !playing.paused);
  const seconds = usePlaying(player, (playing) => (playing.index === index ? playing.seconds : 0));
  const length = clip.data?.seconds ?? (message.ended_ms - message.started_ms) / 1000;

  if (clip.isError) {
    return (
      <div className={styles.unavailable}>
        <span>Audio unavailable</span>
        <Button size="sm" variant="ghost" onClick={() => void clip.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.audio} ref={box}>
      <button
        type="button"
        className={styles.play}
        aria-label={`${isPlaying ? 'Pause' : 'Play'} message ${index + 1}`}
        onClick={() => player.toggleMessage(index)}
      >
        {isPlaying ? <Pause size={12} fill="currentColor" /> : <Play size={12} fill="currentColor" />}
      </button>
      <Waveform
        voice={message.role === 'user' ? 'caller' : 'agent'}
        peaks={clip.data?.peaks}
        played={isThis && length > 0 ? seconds / length : 1}
      />
      <span className={styles.time}>{clock(Math.ceil(isThis ? length - seconds : length))}</span>
    </div>
  );
}

/** True from the moment the element has come near the window. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
}
