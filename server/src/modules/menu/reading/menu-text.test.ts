import { readdirSync, readFileSync } from 'node:fs';
import type { MenuDraftRow } from '@attendant/contract/menu/draft';
import { describe, expect, it } from 'vitest';
import { writeOptions } from '../option-notation.ts';
import { readMenuText } from './menu-text.ts';

const FOLDER = new URL('./pasted/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

/** 'Latte | 4.00 | … | Size [1]: S; M +0.50 | number 4 | sold out', under the title of its part. */
function shown(rows: readonly MenuDraftRow[]): string {
  return rows
    .flatMap((row, at) => {
      const cells = [
        row.name,
        row.price?.toFixed(2) ?? '?',
        row.description,
        writeOptions(row.option_groups),
        row.aliases.join('; '),
        row.available ? '' : 'sold out',
      ];
      const line = cells.join(' | ').replace(/[\s|]+$/, '');
      return row.category === rows[at - 1]?.category ? [line] : [`# ${row.category}`, line];
    })
    .join('\n')
    .replace(/ {2,}/g, ' ');
}

describe('a pasted menu is read', () => {
  const menus = readdirSync(FOLDER).filter((name) => !name.endsWith('.rows.txt'));
  it.each(menus)('%s', (name) => {
    const { rows } = readMenuText(read(name));
    expect(shown(rows)).toBe(read(name.replace('.txt', '.rows.txt')).trim().replace(/ {2,}/g, ' '));
  });
});
