import { describe, expect, it } from 'vitest';
import { type ExchangeOptions, exchange } from './exchange.ts';
import type { CallerTurn, LanguageModel, ReplyPart, TalkerOptions } from './roles.ts';
import { fakeTool } from './testing/fakes.ts';

const said = (text: string): CallerTurn => ({ turn: 1, text, kind: 'text', confidence: null, interruptedAfter: null });

const modelThat = (reply: (turn: CallerTurn, options: TalkerOptions) => AsyncIterable<ReplyPart>): LanguageModel => ({
  name: 'test',
  open: (options) => ({
    reply: (turn) => reply(turn, options),
    state: () => ({ met: true }),
    question: () => ({ expects: 'open', answers: [] }),
  }),
});

async function ask(model: LanguageModel, more: Partial<ExchangeOptions> = {}) {
  const seen = { tools: [] as string[], problems: [] as string[] };
  const answer = await exchange({
    model,
    tools: [],
    state: null,
    turn: said('Hello'),
    limitMs: 1_000,
    on: { tool: ({ name }) => seen.tools.push(name), problem: ({ part }) => seen.problems.push(part) },
    ...more,
  });
  return { ...answer, ...seen };
}

describe('exchange', () => {
  it('answers one turn as a whole and hands out what the next one needs', async () => {
    const model = modelThat(async function* () {
      yield { kind: 'text', text: 'Hi! ' };
      yield { kind: 'text', text: 'We close at ten.' };
    });
    expect(await ask(model)).toEqual({
      text: 'Hi! We close at ten.',
      ending: null,
      state: { met: true },
      tools: [],
      problems: [],
    });
  });

  it('runs the tools of the conversation and tells of them', async () => {
    const model = modelThat(async function* (_turn, options) {
      const outcome = await options.callTool('open_until', {});
      yield { kind: 'text', text: outcome.ok ? String(outcome.value) : outcome.say };
      yield { kind: 'end', reason: 'goodbye' };
    });
    const tools = [fakeTool('open_until', async () => ({ ok: true, value: 'Ten.' }))];
    expect(await ask(model, { tools })).toMatchObject({ text: 'Ten.', ending: 'goodbye', tools: ['open_until'] });
  });

  it('gives what was said until the model broke or took too long', async () => {
    const breaks = modelThat(async function* () {
      yield { kind: 'text', text: 'One moment.' };
      throw new Error('gone');
    });
    expect(await ask(breaks)).toMatchObject({ text: 'One moment.', problems: ['model'] });
    const hangs = modelThat(async function* () {
      await new Promise(() => undefined);
      yield { kind: 'text', text: 'never' };
    });
    expect(await ask(hangs, { limitMs: 5 })).toMatchObject({ text: '', problems: ['model'] });
  });
});
