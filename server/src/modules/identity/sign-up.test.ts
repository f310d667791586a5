import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { BEHIND_PROXY, enrol, linkIn, mailTo, PASSWORD, post, signIn } from './test-people.ts';

const ascending = (a: number, b: number) => a - b;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: BEHIND_PROXY });
});

describe('signing up', () => {
  it('makes an account, a tenant with a trial, and a mail to confirm the address', async () => {
    const { status, body } = await enrol(app, 'Rosa@salsbrickoven.example', { phone_number: '(212) 555-0142' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Rosa Marchetti', email_verified: false, is_admin: false, global_role: 'user' });
    expect(body).not.toHaveProperty('tenants');
    const { tenants, trial_ends_at } = (await post(app, '/auth/login', { ...body, password: PASSWORD })).body;
    expect(tenants).toMatchObject([{ name: "Rosa Marchetti's business", role: 'owner' }]);
    const days = (Date.parse(trial_ends_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const link = linkIn(await mailTo(app, 'Rosa@salsbrickoven.example', /Confirm/));
    expect(link.get('mode')).toBe('verifyEmail');
    const verified = await post(app, '/identity/verify-email', { oobCode: link.get('oobCode'), password: PASSWORD });
    expect(verified).toMatchObject({ status: 200, body: { email: 'Rosa@salsbrickoven.example' } });
    expect(await signIn(app, 'rosa@salsbrickoven.example')).toMatchObject({ email_verified: true });
  });

  it('keeps a phone number in one form, and says of an empty field that it is required', async () => {
    const email = 'phone@salsbrickoven.example';
    const made = await enrol(app, email, { phone_number: '(718) 555-0147' });
    expect(made.body.phone_number).toBe('+17185550147');
    const refused = async (body: object) => (await post(app, '/auth/users', body)).body.errors;
    expect(await refused({})).toMatchObject({ email: 'Email is required', name: 'Name is required' });
    expect(await refused({ email: '', name: ' ', password: '' })).toEqual({
      email: 'Email is required',
      name: 'Name is required',
      password: 'Password is required',
    });
    const steps = await post(app, '/identity/sign-up', { email: 'x@y.example', password: '' });
    expect(steps.body).toMatchObject({ message: 'Password is required', errors: { password: 'Password is required' } });
    const login = await post(app, '/auth/login', { email, password: '' });
    expect(login.body.errors).toEqual({ password: 'Password is required' });
  });

  it('goes in two steps as well, and the second needs the proof of the first', async () => {
    const email = 'marco@salsbrickoven.example';
    const first = await post(app, '/identity/sign-up', { email, password: PASSWORD, displayName: 'Marco Bellini' });
    expect(first.status).toBe(201);
    expect(await post(app, '/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
    const second = { email, name: 'Marco Bellini', firebase_uid: first.body.uid };
    const bare = await post(app, '/auth/users', second);
    expect(bare).toMatchObject({ status: 422, body: { errors: { password: 'Password is required' } } });
    const forged = await post(app, '/auth/users', { ...second, id_token: 'forged' });
    expect(forged).toMatchObject({ status: 401, body: { code: 'auth/invalid-id-token' } });
    const other = await post(app, '/auth/users', { ...second, email: 'x@y.example', id_token: first.body.id_token });
    expect(other.status).toBe(401);
    const made = await post(app, '/auth/users', { ...second, id_token: first.body.id_token });
    expect(made).toMatchObject({ status: 201, body: { firebase_uid: first.body.uid } });
    expect(await signIn(app, email)).toMatchObject({ name: 'Marco Bellini' });
  });

  it('gives an address whose sign-up was never finished to whoever comes next', async () => {
    const email = 'vera@salsbrickoven.example';
    const squatter = await post(app, '/identity/sign-up', { email, password: 'a squatter was here' });
    expect((await enrol(app, email)).status).toBe(201);
    const late = await post(app, '/auth/users', { email, name: 'Squatter', id_token: squatter.body.id_token });
    expect(late.status).toBe(401);
    expect((await post(app, '/auth/login', { email, password: 'a squatter was here' })).status).toBe(401);
  });

  it('makes one account of many requests at once, and names the reason to the others', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => enrol(app, 'june@example.com')));
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'auth/email-already-in-use',
      message: 'An account with this email already exists. Please sign in instead.',
    });
  });

  it.each([
    ['a short password', { password: 'seven77' }, 'password', 'Password must be at least 8 characters'],
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a name of two lines', { name: 'Rosa\nMarchetti' }, 'name', 'Name must be one line of text'],
    ['no address', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ['an address with a NUL', { email: 'no\0body@example.com' }, 'email', 'cannot be stored'],
    [
      'a picture that is a script',
      { photo_url: 'javascript:alert(1)' },
      'photo_url',
      'Photo url must be a web address',
    ],
  ])('refuses %s with 422', async (_what, wrong, field, sentence) => {
    const { status, body } = await enrol(app, 'nobody@example.com', wrong);
    expect(status).toBe(422);
    expect(body.errors[field]).toContain(sentence);
  });

  it.each(['password1', 'Sunshine1!', 'qwertyuiop', '11111111', 'weak@example.com'])(
    'refuses the common password %s',
    async (password) => {
      const { status, body } = await enrol(app, 'weak@example.com', { password });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'auth/weak-password' });
    },
  );

  it.each([
    ['64 characters', 'correct horse battery staple '.repeat(3).slice(0, 64)],
    ['128 characters', 'pizza and quite some olives, '.repeat(5).slice(0, 128)],
    ['any script', 'пицца с оливками 🍕'],
    ['spaces around', '  brick oven  '],
  ])('takes a password of %s and compares it as typed', async (what, password) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    expect((await enrol(app, email, { password })).status).toBe(201);
    expect((await post(app, '/auth/login', { email, password: password.slice(0, -2) })).status).toBe(401);
    expect((await post(app, '/auth/login', { email, password })).status).toBe(200);
  });

  it('takes ten sign-ups an hour from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const person = { email: `crowd${n}@example.com`, name: 'One of many', password: PASSWORD };
      statuses.push((await post(app, '/auth/users', person, { address: '10.9.9.9' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});
