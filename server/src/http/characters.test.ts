import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { assembleCast, type Cast } from '../testing/cast.ts';
import { type Endpoint, endpointsOf } from '../testing/rights.ts';
import { SUBJECTS } from '../testing/subjects.ts';
import { checkCharacters, storable } from './characters.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const ODD = ['a\0b', 'a\ud800b', '\udfff'];
/** Names of fields that endpoints take, and one that none takes. */
const FIELDS =
  'email password name displayName phone_number newPassword token oobCode label question words search caller content memory_type customer_name customer_phone notes special_request businessName contactPerson phone route path title referrer greeting system_prompt business_name title query reason text date start_date category flags allergens status voice x';

describe('a text that cannot be stored', () => {
  const asked = endpointsOf().filter(({ meta }) => meta.needs !== 'nobody');

  it.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is no fault of the server',
    async (_, endpoint) => {
      const as = endpoint.meta.needs === 'superadmin' ? undefined : endpoint.meta.needs === 'admin' ? 'admin' : 'owner';
      for (const odd of ODD) {
        const answer = await sendOdd(endpoint, odd, as && cast.tokens[as]);
        expect({ odd, status: answer.status, text: answer.text }).toMatchObject({
          status: expect.toSatisfy(isNoFault),
        });
      }
    },
  );

  const isNoFault = (status: number) => status < 500 || status === 503;

  async function sendOdd({ method, path, meta }: Endpoint, odd: string, as: string | undefined) {
    const named: Record<string, string> = path.includes('{id}')
      ? await SUBJECTS[meta.of](app.database.db, cast.agentId)
      : {};
    if (meta.of === 'deleted-agent') await app.database.db.updateTable('agents').set({ deleted_at: null }).execute();
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => named[name] ?? randomUUID());
    const fields = Object.fromEntries(FIELDS.split(' ').map((name) => [name, odd]));
    if (method !== 'GET' && method !== 'DELETE') return app.ask(method as 'POST', `/api${url}`, { as, body: fields });
    const query = new URLSearchParams(fields);
    const leaving = new AbortController();
    const answer = await fetch(`${app.url}/api${url}?${query.toString()}`, {
      method,
      headers: { ...(as && { authorization: `Bearer ${as}` }) },
      signal: leaving.signal,
    });
    const text = answer.status >= 400 ? await answer.text() : '';
    leaving.abort();
    return { status: answer.status, text };
  }

  it.each([
    ['a body', { label: 'a\0' }, 'label', 'Label holds a character that cannot be stored'],
    [
      'deep inside',
      { order: { items: [{ note: '\ud800' }] } },
      'order.items.0.note',
      'Note holds a character that cannot be stored',
    ],
    ['a key', { metadata: { 'a\0': 1 } }, 'metadata', 'Metadata holds a character that cannot be stored'],
    ['the name of a file', { file: new File([''], 'a\0.txt') }, 'file', 'File holds a character that cannot be stored'],
  ])('in %s is told of by name', (_where, input, field, message) => {
    expect(() => checkCharacters(input)).toThrow(
      expect.objectContaining({ status: 422, errors: { [field]: message } }),
    );
  });

  it('in a path or a header finds nothing', async () => {
    const as = cast.tokens.owner;
    expect((await app.ask('GET', '/api/agent/%00', { as })).status).toBe(404);
    expect((await app.ask('GET', '/api/agent/%ed%a0%80/orders', { as })).status).toBeLessThan(500);
    expect((await app.ask('GET', '/api/calendar/%00.ics')).status).toBe(404);
    expect((await app.ask('GET', '/api/agents', { as, headers: { 'x-tenant-id': '\u00ff' } })).status).toBe(403);
    expect((await app.ask('GET', '/%00', {})).status).toBe(404);
  });

  it('is taken out of what nobody can write anew', () => {
    expect(storable('Ana\0 \ud800 🍕')).toBe('Ana \ufffd 🍕');
  });
});

describe('a text that can be', () => {
  it.each(['Zoë 🍕 المطعم', '\u0001', '\ufffe', '\u202e', 'a\nb', ''])('%j is let through', (text) => {
    expect(() => checkCharacters({ label: [text] })).not.toThrow();
  });

  it('is found in a megabyte of brackets without an end', () => {
    expect(() => checkCharacters(JSON.parse(`${'['.repeat(400_000)}${']'.repeat(400_000)}`))).not.toThrow();
  });
});
