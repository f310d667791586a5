import { describe, expect, it } from 'vitest';
import { cellText, safeCell } from './cells.ts';

describe('a cell', () => {
  it.each(['=1+1', '+1', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－5', '＠SUM(A1)', "'=1"])(
    'of %j is shown, not run, and read back as it was',
    (text) => {
      expect(safeCell(text)).toBe(`'${text}`);
      expect(cellText(safeCell(text))).toBe(text);
    },
  );

  it.each(['Margherita', "'Nduja", '', '1=1', 'Zoë'])('of %j needs nothing', (text) => {
    expect(safeCell(text)).toBe(text);
    expect(cellText(text)).toBe(text);
  });
});
