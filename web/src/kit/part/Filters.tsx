import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Count } from '../frame/Badge.tsx';
import { Button } from '../frame/Button.tsx';
import { useMedia } from '../hook/use-media.ts';
import styles from './Filters.module.css';

/** What narrows a list now, in words, and how to take it away. */
export interface Narrowing {
  words: string;
  clear: () => void;
}

interface FiltersProps {
  search: ReactNode;
  /** What else it can be narrowed by. */
  children?: ReactNode;
  /** Left out or null stands for what is not set. */
  set?: readonly (Narrowing | null)[];
}

/** What a list is searched and narrowed by: one row. On phones the narrowing opens below, and what is set stays seen. */
export function Filters({ search, children, set = [] }: FiltersProps) {
  const isPhone = useMedia('(max-width: 720px)');
  return (
    <search className={styles.filters}>
      {search}
      {isPhone && children ? <Folded set={set.flatMap((one) => one ?? [])}>{children}</Folded> : children}
    </search>
  );
}

function Folded({ set, children }: { set: readonly Narrowing[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.button}
        aria-label={set.length > 0 ? `Filters, ${set.length} set` : 'Filters'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} />
        {set.length > 0 ? <Count value={set.length} label="" /> : 'Filters'}
      </Button>
      <div className={styles.folded} id={id} hidden={!isOpen}>
        {children}
      </div>
      {set.length > 0 && !isOpen && (
        <ul className={styles.set} aria-label="Filters that are set">
          {set.map(({ words, clear }) => (
            <li key={words}>
              <button type="button" aria-label={`Without ${words}`} onClick={clear}>
                <span>{words}</span>
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
