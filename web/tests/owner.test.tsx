import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AGENT, CALL, OWNER, SETTINGS } from './sample.ts';
import { open } from './screen.tsx';

const HOME = `/app/agents/${AGENT.id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a new agent of a business', () => {
  it('begins as businesses of its kind do, and keeps what its owner has written', async () => {
    const { asked } = await open('/app/agents/create', { answers: { 'POST /agents': AGENT } });
    await page.getByLabelText('Business Name', { exact: false }).fill('Harbor Dental');
    await expect.element(page.getByLabelText('Agent Name')).toHaveValue('Harbor Dental');
    await page.getByLabelText('Agent Name').fill('Front Desk');
    await page.getByRole('radio', { name: /^Clinic or practice/ }).click();
    await expect.element(page.getByLabelText('Agent Name')).toHaveValue('Front Desk');
    await expect.element(page.getByLabelText('Daily open time')).toHaveValue('08:00');
    await page.getByLabelText('Greeting Message').fill('Harbor Dental, how can I help you?');
    await page.getByRole('radio', { name: /^Salon or spa/ }).click();
    await expect.element(page.getByLabelText('Greeting Message')).toHaveValue('Harbor Dental, how can I help you?');
    await expect.element(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    await button('Create Agent').click();
    await expect
      .poll(() => asked('POST /agents')[0]?.body)
      .toMatchObject({
        name: 'Front Desk',
        business_name: 'Harbor Dental',
        business_kind: 'salon',
        greeting: 'Harbor Dental, how can I help you?',
        business_week: { monday: { enabled: false }, tuesday: { enabled: true } },
      });
    expect(asked('POST /agents')[0]?.body).not.toHaveProperty('system_prompt');
  });

  it('without a number does not say that it answers', async () => {
    const lone = { ...AGENT, phone_number: null };
    const answers = { 'GET /agents': () => Response.json([lone], { headers: { 'x-total-count': '1' } }) };
    await open('/app/agents', { answers });
    await expect.element(page.getByText('Ready for a number')).toBeVisible();
    await expect.element(page.getByText('1 agent, 1 active')).toBeVisible();
    await expect.element(page.getByText(/answering/i)).not.toBeInTheDocument();
  });
});

describe('a board without an order', () => {
  const none = { items: [], total: 0, limit: 1000, offset: 0 };
  const hint = page.getByText('What callers order appears here at once.');

  it('says what will come to it, and leads to where it can be tried', async () => {
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': none } });
    await expect.element(page.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', `${HOME}/overview`);
  });

  it('says so to nobody who may not try', async () => {
    const cook = { ...AGENT, my_role: 'kitchen' as const };
    await open(`${HOME}/orders`, { answers: { 'GET /agent/:id/orders': none, 'GET /agent/:id': cook } });
    await expect.element(page.getByText('No orders').first()).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
  });
});

describe('an emergency', () => {
  it('is marked on its call, in the list and above what was said', async () => {
    const call = { ...CALL, danger: 'emergency' as const };
    const answers = {
      'GET /agent/:id/conversations': { items: [call], total: 1, limit: 100, offset: 0 },
      [`GET /conversations/${CALL.id}`]: call,
    };
    await open(`${HOME}/conversations`, { answers });
    await expect.element(page.getByText('Emergency', { exact: true })).toBeVisible();
    await open(`${HOME}/conversations?conversation=${CALL.id}`, { answers });
    await expect.element(page.getByText('Emergency', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('Two Margheritas, please.')).toBeVisible();
  });

  it('has a sentence of the business, which its owner writes', async () => {
    const change = 'PUT /agent/:id/emergency';
    const answers = {
      'GET /agent/:id/settings': SETTINGS,
      'GET /agent/:id/emergency': { text: '' },
      [change]: ({ body }: { body: unknown }) => ({ ...(body as { text: string }) }),
    };
    const { asked } = await open(`${HOME}/settings/emergency`, { answers });
    await page.getByLabelText('What else to say').fill('Drive to Harbor Animal Hospital.');
    await button('Save Settings').click();
    await expect.poll(() => asked(change)[0]?.body).toMatchObject({ text: 'Drive to Harbor Animal Hospital.' });
    await expect.element(page.getByText('Settings updated successfully!')).toBeVisible();
  });
});

describe('an organisation', () => {
  it('is erased with the password and its name', async () => {
    const [tenant] = OWNER.tenants;
    const erase = `POST /tenants/${tenant?.id}/erase`;
    const answers = {
      'GET /sessions': [],
      'GET /passkeys': [],
      'POST /identity/reauthenticate': { id_token: 'proof' },
      [erase]: new Response(null, { status: 202 }),
    };
    const { asked } = await open('/app/security', { answers });
    await button('Erase organisation').click();
    await page.getByLabelText('Type Rosa to confirm').fill('Rosa');
    await page.getByLabelText('Current Password').fill('brick oven at dusk');
    await button('Erase for Good').click();
    await expect.poll(() => asked(erase)[0]?.body).toMatchObject({ id_token: 'proof', name: 'Rosa' });
  });
});
