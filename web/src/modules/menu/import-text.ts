import type { MenuImport } from '@attendant/contract/menu';

/** '12 added, 3 updated, 1 skipped'; what is none is left out. */
export function importText({ created, updated, skipped }: MenuImport): string {
  const parts = [
    [created, 'added'],
    [updated, 'updated'],
    [skipped, 'skipped'],
  ] as const;
  const some = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return some.join(', ') || 'nothing to import';
}
