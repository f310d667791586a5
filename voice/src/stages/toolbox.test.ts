import { expect, test } from 'vitest';
import { steppedClock } from '../clock.ts';
import type { ToolOutcome } from '../roles.ts';
import { fakeTool } from '../testing/index.ts';
import { Toolbox } from './toolbox.ts';

const signal = new AbortController().signal;

function open(run: () => ToolOutcome) {
  const limits = steppedClock();
  const tool = fakeTool('order', run);
  const on = { record: () => undefined, running: () => undefined, problem: () => undefined };
  const toolbox = new Toolbox({ tools: [tool, fakeTool('other', () => DONE)], limits, on });
  const call = async (turn: number, name = 'order') => {
    const outcome = await toolbox.call(name, { turn }, turn, signal);
    return outcome.ok ? 'done' : outcome.code;
  };
  return { limits, tool, call };
}

const DONE: ToolOutcome = { ok: true, value: null };
const REFUSED: ToolOutcome = { ok: false, code: 'sold_out', say: 'The Bianca is sold out.' };
const fail = (): never => {
  throw new Error('gone');
};

test('a tool that fails three times in a row is left alone for a while, the others are not', async () => {
  let isBroken = true;
  const { limits, tool, call } = open(() => (isBroken ? fail() : DONE));
  expect([await call(1), await call(2), await call(3), await call(4)]).toEqual(['failed', 'failed', 'failed', 'rests']);
  expect(await call(4, 'other')).toBe('done');
  expect(tool.calls).toHaveLength(3);
  limits.advance(20_000);
  expect([await call(5), await call(6)]).toEqual(['failed', 'rests']);
  isBroken = false;
  limits.advance(20_000);
  expect([await call(7), await call(8)]).toEqual(['done', 'done']);
});

test('what a tool refuses is no failure of it', async () => {
  const { tool, call } = open(() => REFUSED);
  for (let turn = 1; turn <= 5; turn++) expect(await call(turn)).toBe('sold_out');
  expect(tool.calls).toHaveLength(5);
});
