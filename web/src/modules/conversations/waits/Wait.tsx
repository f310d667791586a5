import type { Message } from '@attendant/contract/conversations';
import type { CSSProperties } from 'react';
import { cx } from '../../../kit/look/cx.ts';
import thread from '../Thread.module.css';
import styles from './Wait.module.css';
import { isLong, type Step, seconds, type Waited } from './waited.ts';

interface WaitButtonProps {
  message: Pick<Message, 'heard_to_sound_ms'>;
  /** The id of what it opens. */
  steps: string;
  isOpen: boolean;
  onPress: () => void;
}

/** 'after 2.4 s', which opens what the caller waited for. */
export const WaitButton = ({ message: { heard_to_sound_ms: ms }, steps, isOpen, onPress }: WaitButtonProps) => (
  <button
    type="button"
    className={cx('num', thread.waited, !isLong(ms) && !isOpen && thread.quick)}
    aria-expanded={isOpen}
    aria-controls={steps}
    onClick={onPress}
  >
    after {seconds(ms ?? 0)}
  </button>
);

interface WaitStepsProps {
  id: string;
  waited: Waited;
  message: Pick<Message, 'started_ms' | 'ended_ms' | 'interrupted'>;
}

/** What lay between the caller's last word and the agent's first, one part below the other, as they add up. */
export function WaitSteps({ id, waited: { steps, sound, after }, message }: WaitStepsProps) {
  const whole = after?.to ?? sound;
  return (
    <section id={id} className={styles.steps} aria-label="How fast">
      <ol>
        {steps.map((step) => (
          <Part key={step.label} step={step} whole={whole} />
        ))}
      </ol>
      <p>
        <b>First sound after</b>
        <b className="num">{seconds(sound * 100)}</b>
      </p>
      {after && (
        <ol>
          <Part step={after} whole={whole} />
        </ol>
      )}
      <p>
        <span>{message.interrupted ? 'Spoke until the caller cut in' : 'Spoke'}</span>
        <span className="num">{seconds(message.ended_ms - message.started_ms)}</span>
      </p>
    </section>
  );
}

const Part = ({ step: { label, from, to }, whole }: { step: Step; whole: number }) => (
  <li style={{ '--from': share(from, whole), '--to': share(to, whole) } as CSSProperties}>
    <span>{label}</span>
    <i aria-hidden="true" />
    <span className="num">{seconds((to - from) * 100)}</span>
  </li>
);

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
