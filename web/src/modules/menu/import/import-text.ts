import type { MenuImport, MenuPreview } from '@attendant/contract/menu';

type Counts = Pick<MenuImport, 'created' | 'updated' | 'skipped'>;

/** '12 added, 3 updated, 1 skipped': what became of the rows of a file. */
export const importText = ({ created, updated, skipped }: Counts): string =>
  told([
    [created, 'added'],
    [updated, 'updated'],
    [skipped, 'skipped'],
  ]);

/** '2 to add, 1 to change, 27 as they are, 1 left out': what would become of them. */
export const previewText = ({
  created,
  updated,
  unchanged,
  skipped,
}: Counts & Pick<MenuPreview, 'unchanged'>): string =>
  told([
    [created, 'to add'],
    [updated, 'to change'],
    [unchanged, unchanged === 1 ? 'as it is' : 'as they are'],
    [skipped, 'left out'],
  ]);

const told = (parts: readonly (readonly [count: number, words: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ') || 'nothing to import';
