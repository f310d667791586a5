import { useState } from 'react';
import { Button } from '../../kit/frame/Button.tsx';
import { toast } from '../../kit/frame/toast.ts';
import { later } from '../../kit/window/later.tsx';
import { useBulkUpdate } from './menu.ts';
import styles from './SelectionBar.module.css';

const BulkDialog = later(() => import('./item/BulkDialog.tsx'));

interface SelectionBarProps {
  agentId: string;
  selected: ReadonlySet<string>;
  categories: readonly string[];
  onClear: () => void;
}

/** What can be done with the items that are selected. */
export function SelectionBar({ agentId, selected, categories, onClear }: SelectionBarProps) {
  const [isEditing, setEditing] = useState(false);
  const update = useBulkUpdate(agentId, (count) => {
    setEditing(false);
    toast.success(`${count} ${count === 1 ? 'item' : 'items'} updated`);
  });
  const ids = [...selected];
  const available = (is: boolean) => update.mutate({ item_ids: ids, updates: { available: is } });
  return (
    <>
      {ids.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label="Selection" data-bar>
          <span className={styles.count}>{ids.length} selected</span>
          <Button size="sm" variant="inverse" aria-disabled={update.isPending} onClick={() => available(true)}>
            Make Available
          </Button>
          <Button size="sm" variant="inverse" aria-disabled={update.isPending} onClick={() => available(false)}>
            Make Unavailable
          </Button>
          <Button size="sm" variant="inverse" onClick={() => setEditing(true)}>
            Bulk Edit
          </Button>
          <Button size="sm" variant="inverse" className={styles.clear} onClick={onClear}>
            Clear Selection
          </Button>
        </div>
      )}
      {isEditing && (
        <BulkDialog
          count={ids.length}
          categories={categories}
          saving={update.isPending}
          error={update.error}
          onSave={(updates) => update.mutate({ item_ids: ids, updates })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
