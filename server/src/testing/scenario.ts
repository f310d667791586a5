import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import { type Cast, EVERYBODY, type Who } from './cast.ts';

/** One row of a table: who asks for what, and what comes of it. */
export interface Scenario {
  name: string;
  as?: Who;
  method: InjectOptions['method'];
  /** `{agent}` stands for Sal's agent. */
  url: string;
  body?: unknown;
  status: number;
  /** Parts that the answer must have. */
  answer?: unknown;
}

export function play(scenarios: readonly Scenario[], on: () => { app: TestApp; cast: Cast }): void {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
    const { app, cast } = on();
    const url = scenario.url.replace('{agent}', cast.agentId);
    const answer = await app.ask(scenario.method, url, {
      as: cast.tokens[scenario.as ?? 'owner'],
      body: scenario.body,
    });
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: scenario.status,
      ...(scenario.answer !== undefined && { body: scenario.answer }),
    });
  });
}

/** The status that each of the cast gets, in the order of EVERYBODY. */
export function playRights(
  endpoint: { method: InjectOptions['method']; url: string | (() => string | Promise<string>); body?: unknown },
  statuses: readonly [number, number, number, number, number, number],
  on: () => { app: TestApp; cast: Cast },
): void {
  const shown = typeof endpoint.url === 'string' ? endpoint.url : '…';
  it.each(EVERYBODY.map((who, index) => [who, statuses[index]] as const))(
    `${endpoint.method} ${shown} as %s → %i`,
    async (who, status) => {
      const { app, cast } = on();
      const url = (typeof endpoint.url === 'string' ? endpoint.url : await endpoint.url()).replace(
        '{agent}',
        cast.agentId,
      );
      const answer = await app.ask(endpoint.method, url, { as: cast.tokens[who], body: endpoint.body });
      expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
    },
  );
}
