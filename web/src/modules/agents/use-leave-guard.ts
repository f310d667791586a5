import { useBlocker } from '@tanstack/react-router';
import { confirmed } from '../../kit/frame/confirm.ts';

/** Asks before what was typed is left behind. */
export function useLeaveGuard(dirty: boolean, title: string): void {
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      !(await confirmed({
        variant: 'warning',
        title,
        message: 'What you typed will be lost.',
        confirmText: 'Leave',
      })),
    enableBeforeUnload: dirty,
  });
}
