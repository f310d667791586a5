import { useBlocker } from '@tanstack/react-router';
import { confirmed } from '../../kit/frame/confirm.ts';

/** Asks before what was typed is left behind. */
export function useLeaveGuard(dirty: boolean, title: string): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty &&
      formAt(current.pathname) !== formAt(next.pathname) &&
      !(await confirmed({
        variant: 'warning',
        title,
        message: 'What you typed will be lost.',
        confirmText: 'Leave',
      })),
    enableBeforeUnload: dirty,
  });
}

/** The pages of the settings are one form; an address without what stands behind the path is the same page. */
const formAt = (path: string): string => path.replace(/\/(settings|edit)\/[a-z]+$/, '/$1').replace(/\/$/, '');
