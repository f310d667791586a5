import type { FoundSlot } from '@attendant/contract/booking-tools';
import type { When } from '../../understand/when/when.ts';
import type { Talk } from '../talk.ts';
import type { Draft } from './draft.ts';
import { wallOf } from './slot-words.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 'The second one', 'the last', 'number two'. */
export function readIndex(talk: Talk, count: number): number | null {
  const said = talk.heard.words.join(' ');
  const place = /\b(?:the |that |option |number )?(first|second|third|fourth|fifth|last|latter|former)\b/.exec(
    said,
  )?.[1];
  const number = /\b(?:number|option) (one|two|three|1|2|3)\b/.exec(said)?.[1];
  if (/\b(?:earlier|earliest|soonest|sooner) (?:one|of)|\bthe earliest\b/.test(said)) return 0;
  if (/\b(?:later|latest) (?:one|of)|\bthe latest\b/.test(said)) return count - 1;
  if (/\b(?:either|any of (?:them|those)|whichever|whatever|doesnt matter|both work|any is)\b/.test(said)) return 0;
  if (place === 'last' || place === 'latter') return count - 1;
  const index = place ? PLACES.indexOf(place === 'former' ? 'first' : place) : number ? indexOf(number) : -1;
  return index >= 0 && index < count ? index : null;
}

const indexOf = (number: string): number => Math.max(['one', 'two', 'three'].indexOf(number), Number(number) - 1 || 0);

/** The offered slot that an answer means; null when it means none of them for sure. */
export function pickSlot(talk: Talk, { offered }: Draft, { day, time }: When): FoundSlot | null {
  const sure = talk.heard.acts.some(({ kind }) => kind === 'yes' || kind === 'okay' || kind === 'fine');
  // 'The earliest one' names no day.
  if (!day?.only && !time) {
    const index = readIndex(talk, offered.length);
    if (index !== null) return offered[index] ?? null;
    return sure && offered.length === 1 ? (offered[0] ?? null) : null;
  }
  if (time && !time.at && !isFirstThing(talk)) return null;
  const fitting = offered.filter((slot) => {
    const wall = wallOf(slot, talk.facts);
    return (!day || wall.date === day.date) && (!time?.at || sameClock(wall.time, time.at));
  });
  return fitting.length === 1 || isFirstThing(talk) ? (fitting[0] ?? null) : null;
}

const isFirstThing = ({ heard }: Talk): boolean => /\bfirst thing\b/.test(heard.words.join(' '));

/** 'At nine' means 9 PM where that is what was offered. */
const sameClock = (one: string, other: string): boolean =>
  one.slice(3) === other.slice(3) && Number(one.slice(0, 2)) % 12 === Number(other.slice(0, 2)) % 12;
