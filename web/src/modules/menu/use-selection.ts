import type { MenuItem } from '@attendant/contract/menu';
import { useCallback, useState } from 'react';

/** Items picked for a change of many. Those that have left the menu are no longer counted. */
export function useSelection(items: readonly MenuItem[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((ids: readonly string[], selected: boolean) => {
    setPicked((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (selected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setPicked(new Set()), []);
  const selected = picked.size === 0 ? picked : new Set(items.flatMap(({ id }) => (picked.has(id) ? [id] : [])));
  return { selected, select, clear };
}
