import { expect, it } from 'vitest';
import { importText, previewText } from './import-text.ts';

it('says what became of the rows', () => {
  expect(importText({ created: 12, updated: 3, skipped: 1 })).toBe('12 added, 3 updated, 1 skipped');
  expect(importText({ created: 0, updated: 3, skipped: 0 })).toBe('3 updated');
  expect(importText({ created: 0, updated: 0, skipped: 0 })).toBe('nothing to import');
});

it('says what would become of them', () => {
  expect(previewText({ created: 2, updated: 1, unchanged: 27, skipped: 1 })).toBe(
    '2 to add, 1 to change, 27 as they are, 1 left out',
  );
  expect(previewText({ created: 0, updated: 0, unchanged: 0, skipped: 0 })).toBe('nothing to import');
});
