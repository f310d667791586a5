import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './testing/app.ts';
import { openKnocking } from './testing/knock.ts';
import { endpointsOf, expected, KNOCKING, readTable } from './testing/rights.ts';

/** docs/rights.md against the contract, and every cell of it against the running server. */

const endpoints = endpointsOf();
const table = readTable();

it('has a row for every endpoint and no other: `npm run rights` writes them from meta.needs, nothing else is needed', () => {
  expect([...table.keys()].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

it('allows nobody more than meta.needs does', () => {
  const looser = endpoints.flatMap((endpoint) =>
    KNOCKING.filter((who) => {
      const cell = table.get(endpoint.name)?.[who];
      return cell === 'ok' && expected(endpoint, who) !== 'ok';
    }).map((who) => `${endpoint.name} for ${who}`),
  );
  expect(looser).toEqual([]);
});

describe('on the running server', () => {
  let knock: Awaited<ReturnType<typeof openKnocking>>['knock'];
  beforeAll(async () => {
    ({ knock } = await openKnocking(await testApp()));
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const answers: Record<string, string> = {};
    for (const who of KNOCKING) answers[who] = await knock(endpoint, who);
    expect(answers).toEqual(table.get(name));
  });
});
