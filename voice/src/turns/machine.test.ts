import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../../tools/seed.ts';
import { step } from './machine.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { type Command, initialState, OPEN, type TurnEvent, type TurnState } from './state.ts';
import { nextDueMs } from './timers.ts';

/** What may happen next, in any order, likely or not; turns and utterances are relative to the current ones. */
type Happening = (state: TurnState, now: number) => TurnEvent;

const ms = fc.nat(1500);
const back = fc.constantFrom(0, 0, 0, 0, 1, 2);
const text = fc.constantFrom('', 'yes', 'mm-hmm', 'okay', 'stop', 'two margheritas and', 'hello', 'no wait');

const voice = fc
  .record({ level: fc.constantFrom<'speech' | 'silence' | 'unsure'>('speech', 'speech', 'silence', 'unsure') })
  .map(
    ({ level }): Happening =>
      (_s, now) => ({ is: 'voice', level, fromMs: now - 32, toMs: now }),
  );
const words = fc.record({ text, back }).map(
  ({ text: said, back: by }): Happening =>
    (s) => ({
      is: 'words',
      utterance: s.utterances - by,
      speechMs: s.utterance?.speechMs ?? 0,
      text: said,
      confidence: 1,
    }),
);
const agent = fc
  .record({
    is: fc.constantFrom('part', 'sounding', 'sentence', 'played', 'replied', 'tool'),
    back,
    flag: fc.boolean(),
  })
  .map(
    ({ is, back: by, flag }): Happening =>
      (s): TurnEvent => {
        const turn = s.turn - by;
        if (is === 'sentence') return { is, turn, question: flag };
        if (is === 'tool') return { is, turn, running: flag };
        if (is === 'replied') return { is, turn, ends: flag, question: OPEN };
        return { is: is as 'part' | 'sounding' | 'played', turn };
      },
  );
const others = fc.oneof(
  text.map(
    (said): Happening =>
      () => ({ is: 'typed', text: said }),
  ),
  fc.constantFrom('1', '#').map(
    (digit): Happening =>
      () => ({ is: 'key', digit }),
  ),
  fc.boolean().map(
    (on): Happening =>
      () => ({ is: 'mic', on }),
  ),
  back.map(
    (by): Happening =>
      (s) => ({ is: 'unrecognised', utterance: s.utterances - by, speechMs: 0, late: false }),
  ),
);
const close = fc.option(fc.constant('Goodbye.')).map(
  (saying): Happening =>
    () => ({ is: 'close', reason: 'drain', saying }),
);

const happenings = fc.array(
  fc.record({
    after: ms,
    times: fc.integer({ min: 1, max: 30 }),
    happening: fc.oneof(
      { weight: 6, arbitrary: voice },
      { weight: 3, arbitrary: words },
      { weight: 4, arbitrary: agent },
      { weight: 1, arbitrary: others },
    ),
  }),
  { maxLength: 60 },
);

interface Moment {
  readonly before: TurnState;
  readonly after: TurnState;
  readonly now: number;
  readonly event: TurnEvent;
  readonly commands: readonly Command[];
}

type Calls = readonly { readonly after: number; readonly times: number; readonly happening: Happening }[];

/** Plays a random call and returns its moments. `after`: silence that follows it. */
function play(calls: Calls, after = 0): Moment[] {
  const moments: Moment[] = [];
  let state = initialState({ micOn: true });
  let now = 0;
  const take = (event: TurnEvent) => {
    const before = freeze(state);
    const { state: next, commands } = step(before, event, now, DEFAULT_POLICY);
    moments.push({ before, after: next, now, event, commands });
    state = next;
  };
  const wait = (time: number) => {
    const end = now + time;
    for (let due = nextDueMs(state); due !== null && due <= end; due = nextDueMs(state)) {
      now = Math.max(now, due);
      take({ is: 'time' });
    }
    now = end;
  };
  take({ is: 'opened', saying: 'Hello.' });
  for (const call of calls) {
    wait(call.after);
    for (let i = 0; i < call.times; i++) {
      wait(32);
      take(call.happening(state, now));
    }
  }
  wait(after);
  return moments;
}

/** A step that wrote into the state it was given would throw. */
function freeze(state: TurnState): TurnState {
  for (const inner of [state, state.onset, state.utterance, state.reply, state.timers]) Object.freeze(inner);
  return state;
}

const callsOf = fc
  .tuple(happenings, fc.option(close, { freq: 3 }))
  .map(([calls, last]): Calls => (last ? [...calls, { after: 0, times: 2, happening: last }] : calls));

/** Expects that no random call has a moment of which `wrong` tells something. */
function expectNever(wrong: (moments: readonly Moment[]) => unknown[]): void {
  fc.assert(
    fc.property(callsOf, (calls) => {
      expect(wrong(play(calls))).toEqual([]);
    }),
    { numRuns: 300, seed: SEED },
  );
}

const commandsOf = (moments: readonly Moment[]): Command[] => moments.flatMap(({ commands }) => commands);

test('there are never two agents talking, and nothing is said for a turn that is over', () => {
  expectNever((moments) => {
    let open: number | null = null;
    let highest = -1;
    return commandsOf(moments).filter((command) => {
      if (!('turn' in command)) return false;
      const starts = command.do === 'answer';
      const fits = starts ? open === null && command.turn > highest : command.turn === open;
      if (starts) highest = command.turn;
      open = command.do === 'abandon' || command.do === 'said' ? null : command.turn;
      return !fits;
    });
  });
});

test('everything that the caller says is answered or ignored for a stated reason', () => {
  const fate = ({ before: { utterance }, commands }: Moment) =>
    commands.some((command) => {
      if (command.do === 'ignore') return command.utterance === utterance?.id;
      return command.do === 'end' || (command.do === 'answer' && command.span?.fromMs === utterance?.startMs);
    });
  expectNever((moments) =>
    moments.filter(
      (moment) =>
        moment.before.utterance !== null && moment.after.utterance?.id !== moment.before.utterance.id && !fate(moment),
    ),
  );
});

test('timers are few, never overdue, and gone with the call', () => {
  expectNever((moments) =>
    moments.filter(({ after, now, event }) => {
      const due = Object.values(after.timers);
      const tooFar = due.some((time) => time > now + DEFAULT_POLICY.callMaxMs);
      const overdue = event.is === 'time' && due.some((time) => time <= now);
      return due.length > 7 || tooFar || overdue || (after.call === 'ended' && due.length > 0);
    }),
  );
});

test('a call ends at most once, and an ended one does nothing', () => {
  expectNever((moments) => {
    const commands = commandsOf(moments);
    const end = commands.findIndex((command) => command.do === 'end');
    return end < 0 ? [] : commands.slice(end + 1);
  });
});

test('the agent pauses only while the caller is being heard', () => {
  expectNever((moments) => moments.filter(({ after }) => after.agent === 'held' && after.utterance === null));
});

test('whatever happened, a call that is left alone ends', () => {
  const longest = DEFAULT_POLICY.callMaxMs + DEFAULT_POLICY.goodbyeMaxMs;
  fc.assert(
    fc.property(happenings, (calls) => {
      expect(play(calls, longest).at(-1)?.after.call).toBe('ended');
    }),
    { numRuns: 100, seed: SEED },
  );
});
