import { describe, expect, it } from 'vitest';
import { failureText } from '../home/home-content.ts';
import { leadErrors, leadOf, sendLead } from './lead-form.ts';

const figures = { staffCost: 3_500, missedCalls: 15, callValue: 150 };
const filled = {
  businessName: "Sal's Brick Oven",
  contactPerson: 'Rosa Marchetti',
  email: 'rosa@example.com',
  phone: '(718) 555-0147',
};
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const answers =
  (status: number, body: unknown = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status });

describe('the lead form', () => {
  it('wants all four fields', () => {
    expect(leadErrors(formOf({ businessName: '  ' }))).toEqual({
      businessName: 'Business name is required',
      contactPerson: 'Contact person is required',
      email: 'Email is required',
      phone: 'Phone is required',
    });
    expect(leadErrors(formOf(filled))).toEqual({});
  });

  it('knows what is no email address and no phone number', () => {
    expect(leadErrors(formOf({ ...filled, email: 'rosa@', phone: '12ab' }))).toEqual({
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
    });
  });

  it('sends the figures of the calculator along', () => {
    expect(leadOf(formOf(filled), figures)).toMatchObject({ ...filled, calculatorData: figures });
  });

  it.each([
    ['welcomes after 201', answers(201), 'welcome'],
    [
      'names refused fields',
      answers(422, { errors: { email: 'Please enter a valid email address' } }),
      { email: 'Please enter a valid email address' },
    ],
    ['fails when what was refused is no field', answers(422, { errors: { calculatorData: 'no' } }), 'failed'],
    ['fails when there were too many', answers(429), 'failed'],
    ['fails without a network', async () => Promise.reject(new TypeError('offline')), 'failed'],
  ] as const)('%s', async (_name, send, expected) => {
    expect(await sendLead(leadOf(formOf(filled), figures), send)).toEqual(expected);
  });

  it('names the support number only where there is one', () => {
    expect(failureText('+1 (718) 555-0100')).toBe(
      'Something went wrong. Please try again or call us at +1 (718) 555-0100',
    );
    expect(failureText(null)).toBe('Something went wrong. Please try again.');
  });
});
