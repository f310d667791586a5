import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast, EVERYBODY } from './testing/cast.ts';

/** Signed by the carrier, never by a session. */
const OF_CARRIERS = [
  '/message',
  '/voice',
  '/voice/dialled',
  '/voice/message',
  '/voice/next',
  '/voice/status',
  '/voice/whisper',
  '/voice/whisper/answer',
];
/**
 * The doors of /api that no role opens: they stand beside the contract, and so beside docs/rights.md. Carriers sign,
 * calendars know an address, and whoever is signed in gets the same answer as everybody else.
 */
const DOORS: Record<string, number> = {
  'GET /api/openapi.json': 200,
  'GET /api/docs': 200,
  'GET /api/calendar/:file': 404,
  ...Object.fromEntries(OF_CARRIERS.map((path) => [`POST /api/agent/:id${path}`, 403])),
  ...Object.fromEntries(OF_CARRIERS.map((path) => [`GET /api/agent/:id${path}`, 405])),
};

/** What Fastify's tree of routes says, as 'GET /api/docs'. */
function doorsOf(app: TestApp): string[] {
  const above: string[] = [];
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (.+) \((.+)\)$/.exec(line) ?? [];
      above.length = indent.length / 4;
      above.push(path);
      const whole = above.join('');
      return methods.split(', ').map((method) => `${method} ${whole}`);
    })
    .filter((door) => / \/api\//.test(door) && !door.startsWith('HEAD') && !door.endsWith('/*'));
}

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

it('stand in the list, all of them: a new one says here whom it lets in', () => {
  expect(doorsOf(app).toSorted()).toEqual(Object.keys(DOORS).toSorted());
});

it.each(Object.entries(DOORS))('%s answers %i to everybody', async (door, status) => {
  const [method = '', path = ''] = door.split(' ');
  const url = path.replace(':id', cast.agentId).replace(':file', 'agenda.ics');
  const answers = await Promise.all(
    EVERYBODY.map(async (who) => (await app.ask(method as 'GET', url, { as: cast.tokens[who] })).status),
  );
  expect(answers).toEqual(EVERYBODY.map(() => status));
});
