import type { Calendar } from './calendar.ts';

/** A time of day that was asked for, each 'HH:MM'. `at` is a wish for just that time, `first` and `last` for the ends of the day. */
export interface SaidTime {
  at?: string;
  after?: string;
  before?: string;
  first?: boolean;
  last?: boolean;
  /** It is of its day and of no other: 'tonight'. */
  ofDay?: boolean;
  /** Those closest to it come first: 'a bit earlier' than four. */
  near?: string;
  /** No hour was said: 'in the afternoon'. */
  vague?: boolean;
}

/** A clock as it was said: without a half of the day it may be either. */
export interface Clock {
  minutes: number;
  half: 'am' | 'pm' | null;
}

/** Times as they were said, before it is known which half of the day is meant. */
export interface HeardTime {
  at?: Clock;
  after?: Clock;
  before?: Clock;
  part?: SaidTime & { half?: 'am' | 'pm' };
  last?: boolean;
}

/** Days that were asked for: from `date` to `until`, both included; null: from then on. */
export interface SaidDay {
  date: string;
  until: string | null;
  /** Of these only those weekdays; 0 is Sunday. */
  weekdays?: readonly number[];
  /** The first such weekday (0 is Sunday) behind the day that was spoken of: 'the Thursday after that'. */
  behind?: number;
}

/** 'Friday', and not 'next week'. */
export const isOneDay = (day: SaidDay | null | undefined): day is SaidDay & { until: string } =>
  day != null && day.date === day.until;

/** How a moment lies to the one that stands: minutes from it, null for some; 'sooner' may be on a day before. */
export interface Shift {
  later: boolean;
  minutes: number | null;
  sooner?: true;
}

/** What a stretch of words says of a moment. */
export type Piece =
  | { kind: 'day'; day: SaidDay; time?: HeardTime }
  /** A weekday by its name alone: which one, the rest of the sentence tells. 0 is Sunday. */
  | { kind: 'weekday'; weekday: number }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  /** So many days from the day that is named next, or (`behind`) was named before. */
  | { kind: 'offset'; days: number; behind?: boolean }
  | { kind: 'time'; time: HeardTime }
  /** A number that may be a time of day. */
  | { kind: 'bare'; time: HeardTime }
  /** As early as it can be. */
  | { kind: 'soon' }
  /** 'An hour later': minutes from what stands; null: some. */
  | ({ kind: 'shift' } & Shift)
  | { kind: 'pick'; pick: Pick }
  /** 'Is too early'; 'that's too early', of what was offered. */
  | { kind: 'notThen'; early: boolean; ofThat?: true }
  /** 'Not'; 'any day but', where all others will do. */
  | { kind: 'not'; open?: true }
  /** 'Half past', of an hour that was spoken of. */
  | { kind: 'past'; minutes: number }
  /** Of the day behind it: 'before Friday', 'the week of the 4th'. */
  | { kind: 'so' }
  | { kind: 'bound'; bound: 'from' | 'after' | 'before' | 'until' | 'week' }
  | {
      kind: 'asked' | 'notBefore' | 'mine' | 'or' | 'and' | 'through' | 'correction' | 'same' | 'otherDay' | 'noise';
    };

/** Of what was offered: its place from 0 on, or in words. */
export type Pick = number | 'last' | 'other' | 'any';

/** Words as a pattern, and what they come to. A higher weight wins against as many words read otherwise. */
export type Rule = readonly [string, (found: readonly string[], calendar: Calendar) => Piece | null, number?];

export type RawDay = Extract<Piece, { kind: 'day' | 'weekday' | 'weekdays' }>;
export interface RawWish {
  day: RawDay | null;
  time: HeardTime | null;
}
