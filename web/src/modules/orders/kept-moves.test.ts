import { expect, it } from 'vitest';
import { keepMove, keptMoves, settleMove } from './kept-moves.ts';

function somewhere() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps the last move of each order on the version it began with, until it is settled', () => {
  const place = somewhere();
  keepMove('sal', { id: 'dan', status: 'in_progress', version: '1' }, place);
  keepMove('sal', { id: 'dan', status: 'ready', version: '1' }, place);
  keepMove('sal', { id: 'priya', status: 'ready' }, place);
  expect(keptMoves('sal', place)).toEqual([
    { id: 'dan', status: 'ready', version: '1' },
    { id: 'priya', status: 'ready' },
  ]);
  settleMove('sal', { id: 'dan', status: 'in_progress' }, '2', place);
  expect(keptMoves('sal', place)[0]).toEqual({ id: 'dan', status: 'ready', version: '2' });
  settleMove('sal', { id: 'dan', status: 'ready' }, '3', place);
  settleMove('sal', { id: 'priya', status: 'ready' }, undefined, place);
  expect(keptMoves('sal', place)).toEqual([]);
  expect(keptMoves('other', place)).toEqual([]);
});

it('begins anew where what was kept cannot be read', () => {
  const place = somewhere();
  place.setItem('attendant.moves.sal', '{"id":');
  expect(keptMoves('sal', place)).toEqual([]);
});
