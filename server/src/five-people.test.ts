import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../tools/seed.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';

/** Five people do what they like with one agent's memories; a model of their rights says what comes of each step. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 200);
const PEOPLE = ['owner', 'editor', 'viewer', 'stranger', 'anonymous'] as const;
type Person = (typeof PEOPLE)[number];

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { CALLS_PER_MINUTE: '100000' } });
  cast = await assembleCast(app);
});

interface Step {
  who: Person;
  does: 'list' | 'add' | 'change' | 'remove' | 'read';
  /** Which of those that there are, or were. */
  at: number;
  text: string;
}

const aStep = fc.record<Step>({
  who: fc.constantFrom(...PEOPLE),
  does: fc.constantFrom('list', 'add', 'change', 'remove', 'read'),
  at: fc.nat(5),
  text: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((text) => `a${text.trim()}`),
});

/** The memories as they should be, in the order of their making; undefined once removed. */
type Model = Map<string, string | undefined>;
type Rights = (who: Person, writes: boolean) => number | null;

const rights: Rights = (who, writes) => {
  if (who === 'anonymous') return 401;
  if (who === 'stranger') return 404;
  return writes && who === 'viewer' ? 403 : null;
};

const ask = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.ask(method, `/api/agent/${path}`, { as: cast.tokens[who], ...(body && { body }) });

/** Does a step, and says what was wrong with its answer. */
async function play(model: Model, { who, does, at, text }: Step, allowed: Rights): Promise<string | null> {
  const ids = [...model.keys()];
  const id = ids[at % Math.max(1, ids.length)];
  const refused = allowed(who, does !== 'list' && does !== 'read');
  if (does === 'list' || does === 'add' || id === undefined) {
    const writes = does === 'add';
    const answer = await ask(
      who,
      writes ? 'POST' : 'GET',
      `${cast.agentId}/memories`,
      writes ? { content: text } : undefined,
    );
    const wanted = (does === 'add' || does === 'list' ? refused : allowed(who, false)) ?? (writes ? 201 : 200);
    if (answer.status !== wanted) return `${who} ${does}: ${answer.status} for ${wanted}`;
    if (writes && wanted === 201) model.set(answer.body.id, text);
    return null;
  }
  const method = ({ change: 'PUT', remove: 'DELETE', read: 'GET' } as const)[does];
  const answer = await ask(who, method, `memories/${id}`, does === 'change' ? { content: text } : undefined);
  const gone = model.get(id) === undefined;
  const wanted = who === 'anonymous' ? 401 : gone ? 404 : (refused ?? (does === 'remove' ? 204 : 200));
  if (answer.status !== wanted) return `${who} ${does}: ${answer.status} for ${wanted}`;
  if (wanted === 200 && does === 'read' && answer.body.content !== model.get(id)) return `${who} read other words`;
  if (wanted === 200 && does === 'change') model.set(id, text);
  if (wanted === 204) model.set(id, undefined);
  return null;
}

async function run(steps: readonly Step[], allowed: Rights): Promise<void> {
  const { db } = app.database;
  await db.deleteFrom('memories').execute();
  const model: Model = new Map();
  for (const step of steps) expect(await play(model, step, allowed)).toBeNull();
  const rows = await db.selectFrom('memories').select(['id', 'content']).execute();
  const left = [...model].filter(([, content]) => content !== undefined);
  expect(new Map(rows.map(({ id, content }) => [id, content]))).toEqual(new Map(left));
}

describe('five people at random', () => {
  it(`do ${OPERATIONS} things as the model says, and the table holds what it says`, { timeout: 300_000 }, async ({
    task,
  }) => {
    const runs = 10;
    const steps = fc.array(aStep, { minLength: OPERATIONS / runs, maxLength: OPERATIONS / runs });
    await fc.assert(
      fc.asyncProperty(steps, (some) => run(some, rights)),
      { numRuns: runs, seed: SEED },
    );
    Object.assign(task.meta, { figure: `${OPERATIONS} operations in ${runs} histories` });
  });

  it('and a model with one wrong right notices, with the shortest history that shows it', {
    timeout: 60_000,
  }, async () => {
    const wrong: Rights = (who, writes) => (who === 'viewer' ? null : rights(who, writes));
    const property = fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 20 }), (some) => run(some, wrong));
    const { failed, counterexample } = await fc.check(property, { numRuns: 5, seed: 7, endOnFailure: false });
    expect(failed).toBe(true);
    expect(counterexample?.[0].some(({ who }) => who === 'viewer')).toBe(true);
  });
});
