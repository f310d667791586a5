import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { SEED } from '../../../../../tools/seed.ts';
import { TEST_TOKEN, type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { closeLost } from '../../conversations/index.ts';
import { signatureOf } from './signature.ts';

/**
 * What a carrier tells of a call comes twice, late and in any order, and a server may take the call for lost in between;
 * what is known of the call in the end is the same.
 */

const RUNS = Number(process.env.SHUFFLES ?? 60);
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

interface Told {
  CallStatus: string;
  CallDuration?: string;
}
/** Whoever looks for calls whose server is gone. */
const SWEEP = 'sweep';
const TOLD: readonly Told[] = [
  { CallStatus: 'initiated' },
  { CallStatus: 'ringing' },
  { CallStatus: 'in-progress' },
  { CallStatus: 'completed', CallDuration: '42' },
];

const sweep = () =>
  closeLost(
    app.database.db,
    async () => undefined,
    () => undefined,
  );
let calls = 0;
async function tell(path: string, form: Record<string, string>) {
  const url = `/api/agent/${cast.agentId}${path}`;
  const { status } = await app.ask('POST', url, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(TEST_TOKEN, `http://localhost${url}`, form),
    },
  });
  expect([200, 204]).toContain(status);
}

/** What is known of a call in the end. */
async function endOf(told: readonly (Told | typeof SWEEP)[]) {
  const CallSid = `CA-shuffled-${++calls}`;
  const call = { CallSid, From: `+1718555${String(1000 + calls)}`, To: '+17185550147' };
  await tell('/voice', { ...call, CallStatus: 'ringing' });
  // No server holds it any more.
  await app.database.db
    .updateTable('conversations')
    .set({ alive_at: new Date(Date.now() - 60_000) })
    .where('carrier_id', '=', CallSid)
    .execute();
  for (const one of told) {
    if (one === SWEEP) await sweep();
    else await tell('/voice/status', { ...call, ...one });
  }
  return app.database.db
    .selectFrom('conversations')
    .select(['status', 'end_reason', 'duration_seconds'])
    .where('carrier_id', '=', CallSid)
    .executeTakeFirstOrThrow();
}

it('is the same as when it comes in its order', async () => {
  const inOrder = await endOf(TOLD);
  expect(inOrder).toMatchObject({ status: 'missed' });
  const all = [...TOLD, ...TOLD, SWEEP] as const;
  const twice = fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length });
  await fc.assert(
    fc.asyncProperty(twice, async (told) => {
      expect(await endOf(told)).toEqual(inOrder);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it('is another when the end is not told at all', async () => {
  expect(await endOf(TOLD.slice(0, 3))).toMatchObject({ status: 'in_progress' });
  expect(await endOf([...TOLD.slice(0, 3), SWEEP])).toMatchObject({ status: 'missed', end_reason: 'server-lost' });
});
