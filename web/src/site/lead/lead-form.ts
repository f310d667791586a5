import { emailLacks } from '@attendant/contract/fields/email';
import type { ProblemBody } from '@attendant/contract/problems';
import type { NewLead } from '@attendant/contract/site/leads';
import type { SavingsFigures } from '@attendant/contract/site/plans';

/** The four fields of the form, as they are sent. */
export const LEAD_FIELDS = ['businessName', 'contactPerson', 'email', 'phone'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
export type LeadErrors = Partial<Record<LeadField, string>>;

const MISSING: Record<Exclude<LeadField, 'email'>, string> = {
  businessName: 'Business name is required',
  contactPerson: 'Contact person is required',
  phone: 'Phone is required',
};

/** What a field lacks; nothing when it may be sent. The server decides in the end. */
export function leadError(field: LeadField, value: string): string | undefined {
  const text = value.trim();
  if (field === 'email') return emailLacks(text);
  if (text === '') return MISSING[field];
  if (field === 'phone' && !/^\+?[\d\s()-]{7,20}$/.test(text)) return 'Please enter a valid phone number';
  return undefined;
}

export function leadErrors(form: FormData): LeadErrors {
  const found: LeadErrors = {};
  for (const field of LEAD_FIELDS) {
    const error = leadError(field, textOf(form, field));
    if (error) found[field] = error;
  }
  return found;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export const leadOf = (form: FormData, calculatorData: SavingsFigures): NewLead => ({
  businessName: textOf(form, 'businessName'),
  contactPerson: textOf(form, 'contactPerson'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
  website: textOf(form, 'website'),
  calculatorData,
});

export type LeadAnswer = 'welcome' | 'failed' | LeadErrors;

/** Sends the form; fields that the server names are told as such, everything else is one failure. */
export async function sendLead(lead: NewLead, send: typeof fetch = fetch): Promise<LeadAnswer> {
  try {
    const answer = await send('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
    if (answer.ok) return 'welcome';
    if (answer.status !== 422) return 'failed';
    const { errors = {} } = (await answer.json()) as Partial<ProblemBody>;
    const ours: LeadErrors = {};
    for (const field of LEAD_FIELDS) if (errors[field]) ours[field] = errors[field];
    return Object.keys(ours).length > 0 ? ours : 'failed';
  } catch {
    return 'failed';
  }
}
