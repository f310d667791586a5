import { MEMORY_IMPORTANCE } from '@attendant/contract/constants';

const HIGH = 0.7;
const MEDIUM = 0.4;

export type Priority = 'High' | 'Medium' | 'Low';

/** 0 to 1; a missing one counts as the one in the middle. */
export const importanceOf = (importance: number | null | undefined): number => importance ?? MEMORY_IMPORTANCE;

export function priorityOf(importance: number | null | undefined): Priority {
  const value = importanceOf(importance);
  if (value >= HIGH) return 'High';
  return value >= MEDIUM ? 'Medium' : 'Low';
}
