import type { Memory } from '@attendant/contract/memories';
import type { RefObject } from 'react';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { excerpt } from './excerpt.ts';
import { useRemoveMemory } from './memories.ts';

const QUOTED = 100;

/** Asks, removes, and takes the focus to `after`: the button that was pressed is gone with its row. */
export function useRemoval(agentId: string, after: RefObject<HTMLElement | null>) {
  const { mutateAsync } = useRemoveMemory(agentId);
  return ({ id, content }: Memory) =>
    doConfirmed({
      title: 'Delete Memory',
      message: `“${excerpt(content, QUOTED)}”\n\nThe agent forgets it at once.`,
      action: () => mutateAsync(id),
      // The dialog keeps the focus until it begins to leave.
      done: () => requestAnimationFrame(() => after.current?.focus()),
    });
}
