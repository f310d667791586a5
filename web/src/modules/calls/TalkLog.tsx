import { useEffect, useRef } from 'react';
import { Bubble } from '../../kit/part/Bubble.tsx';
import styles from './TryIt.module.css';
import type { Line } from './talk.ts';

/** How far from the end somebody may be and still follow it, in pixels. */
const NEAR = 48;

/** The words as they are said. Screen readers hear each reply of the agent once, when it stands. */
export function TalkLog({ lines }: { lines: readonly Line[] }) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const box = log.current;
    if (box && lines.length > 0 && follows.current) box.scrollTop = box.scrollHeight;
  }, [lines]);
  const said = lines.findLast((line) => line.role === 'agent' && !line.open);
  return (
    <>
      <div
        className={styles.log}
        ref={log}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
        tabIndex={0}
        onScroll={({ currentTarget: box }) => {
          follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
        }}
      >
        {lines.map((line) => (
          <Bubble key={line.id} voice={line.role === 'user' ? 'caller' : 'agent'}>
            <p>{line.text || '…'}</p>
          </Bubble>
        ))}
        {lines.length === 0 && <p className={styles.quiet}>The agent is about to answer.</p>}
      </div>
      <output className="sr">{said && `Agent: ${said.text}`}</output>
    </>
  );
}
