import { expect, it } from 'vitest';
import { importText } from './import-text.ts';

it('says what became of the rows', () => {
  expect(importText({ created: 12, updated: 3, skipped: 1, errors: [] })).toBe('12 added, 3 updated, 1 skipped');
  expect(importText({ created: 0, updated: 3, skipped: 0, errors: [] })).toBe('3 updated');
  expect(importText({ created: 0, updated: 0, skipped: 0, errors: [] })).toBe('nothing to import');
});
