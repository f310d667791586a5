import type { Memory } from '@attendant/contract/memories';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDayOf } from '../../kit/form/format.ts';
import { Badge, Lamp } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { excerpt } from './excerpt.ts';
import styles from './MemoriesPage.module.css';
import { PriorityBadge, PriorityMark } from './PriorityMark.tsx';

const SHOWN = 200;

export interface RowProps {
  memory: Memory;
  timezone: string;
  /** Null: the reader may only look. */
  act: { edit: (memory: Memory) => void; remove: (memory: Memory) => void } | null;
}

export const MemoryRow = ({ memory, timezone, act }: RowProps) => (
  <tr>
    <td>
      <Lesson memory={memory} />
    </td>
    <td>
      <Type memory={memory} />
    </td>
    <td>
      <PriorityMark importance={memory.importance} />
    </td>
    <td className="num t2 nowrap">{formatDayOf(memory.created_at, timezone)}</td>
    {act && (
      <td>
        <Actions memory={memory} act={act} />
      </td>
    )}
  </tr>
);

/** Stacked on a phone: the words, and below them the rest on one line. */
export const MiniRow = ({ memory, timezone, act }: RowProps) => (
  <li>
    <Lesson memory={memory} />
    <div className={styles.facts}>
      <span className={styles.marks}>
        <Type memory={memory} />
        <PriorityBadge importance={memory.importance} />
        <span className="num small t3 nowrap">{formatDayOf(memory.created_at, timezone)}</span>
      </span>
      {act && <Actions memory={memory} act={act} />}
    </div>
  </li>
);

function Lesson({ memory: { content, active } }: { memory: Memory }) {
  const [whole, setWhole] = useState(false);
  return (
    <div className={cx(styles.lesson, !active && styles.off)}>
      <p className={whole ? styles.whole : undefined}>{whole ? content : excerpt(content, SHOWN)}</p>
      {content.length > SHOWN && (
        <button type="button" className="link small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}

const Type = ({ memory: { memory_type, active } }: { memory: Memory }) => (
  <span className={styles.type}>
    <Badge tone="line">{memory_type}</Badge>
    {!active && (
      <Badge>
        <Lamp state="off" />
        Inactive
      </Badge>
    )}
  </span>
);

const Actions = ({ memory, act }: { memory: Memory; act: NonNullable<RowProps['act']> }) => (
  <span className={styles.actions}>
    <IconButton label="Edit memory" size="sm" onClick={() => act.edit(memory)}>
      <Pencil size={16} />
    </IconButton>
    <IconButton label="Delete memory" size="sm" onClick={() => act.remove(memory)}>
      <Trash2 size={16} />
    </IconButton>
  </span>
);
