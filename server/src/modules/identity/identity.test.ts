import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const rosa = { email: 'rosa@salsbrickoven.example', name: 'Rosa Marchetti', password: 'brick oven at dusk' };

describe('signing up and in', () => {
  it('signs up in one request, signs in, refreshes and signs out', async () => {
    const made = await app.ask('POST', '/api/auth/users', { body: rosa });
    expect(made.status, made.text).toBe(201);
    const login = await app.ask('POST', '/api/auth/login', { body: rosa });
    expect(login.status, login.text).toBe(200);
    expect(login.body).toMatchObject({
      email: rosa.email,
      global_role: 'user',
      expires_in: 3600,
      token_type: 'bearer',
    });
    const me = await app.ask('GET', '/api/auth/me', { as: login.body.access_token });
    expect(me.body).toMatchObject({ name: rosa.name, tenants: [{ name: "Rosa Marchetti's business", role: 'owner' }] });
    const fresh = await app.ask('POST', '/api/auth/refresh', { body: { refresh_token: login.body.refresh_token } });
    expect(fresh.status, fresh.text).toBe(200);
    const bye = await app.ask('POST', '/api/auth/logout', { as: fresh.body.access_token, body: {} });
    expect(bye.status, bye.text).toBe(204);
    expect((await app.ask('GET', '/api/auth/me', { as: login.body.access_token })).status).toBe(401);
  });
});
