import type { Understanding } from '../../understand/acts.ts';

/** 'What day is it? I lost track' looks for no booking. */
export function ofClock(heard: Understanding): Understanding {
  const { acts, remark, clauses, appointment, words } = heard;
  if (!acts.some(({ kind }) => kind === 'clock')) return heard;
  // 'What time is it in Tokyo?'
  if (/\b(?:time|day|date)\b.*\b(?:in|at|for|of|over) \w+/.test(words.join(' ')))
    return { ...heard, acts: acts.filter(({ kind }) => kind !== 'clock') };
  const unsure = clauses.map((one) => ({ ...one, sure: 0 }));
  const ofNone = { ...appointment, wants: null, own: false, ofFree: false };
  return { ...heard, remark: { ...remark, sure: 0 }, clauses: unsure, foreign: 0, leftover: [], appointment: ofNone };
}
