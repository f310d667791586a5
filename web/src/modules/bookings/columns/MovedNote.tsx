import { Undo2, X } from 'lucide-react';
import { formatDateTime } from '../../../kit/form/format.ts';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import styles from './Columns.module.css';
import type { Moved } from './moves.ts';

interface MovedNoteProps {
  moved: Moved;
  zone: string;
  isUndoing: boolean;
  undo: () => void;
  forget: () => void;
}

/** What was moved last, and the way back. */
export function MovedNote({ moved: { after }, zone, isUndoing, undo, forget }: MovedNoteProps) {
  const whom = after.person_name ? ` with ${after.person_name}` : '';
  return (
    <output className={styles.moved}>
      <span className="grow">
        <b>{after.customer_name}</b> moved to {formatDateTime(after.starts_at, zone)}
        {whom}.
      </span>
      <Button size="sm" loading={isUndoing} onClick={undo}>
        <Undo2 size={15} />
        Undo
      </Button>
      <IconButton size="sm" label="Close" onClick={forget}>
        <X size={15} />
      </IconButton>
    </output>
  );
}
