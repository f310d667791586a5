import type { Lead } from '@attendant/contract/leads';
import Papa from 'papaparse';

/** What a spreadsheet would run as a formula (OWASP, CSV injection); our own numbers need no quote. */
const FORMULA = /^[=+\-@\t\r]/;
const safe = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

const COLUMNS = [
  'created_at',
  'business_name',
  'contact_person',
  'email',
  'phone',
  'staff_cost',
  'missed_calls',
  'call_value',
  'monthly_savings',
  'annual_savings',
  'roi_percent',
];

/** The leads for a spreadsheet; the byte order mark tells it that the text is UTF-8. */
export function writeLeadsCsv(leads: readonly Lead[]): string {
  const data = leads.map(({ calculatorData: figures, estimatedSavings: saved, ...lead }) => [
    lead.createdAt,
    safe(lead.businessName),
    safe(lead.contactPerson),
    safe(lead.email),
    safe(lead.phone),
    figures.staffCost,
    figures.missedCalls,
    figures.callValue,
    saved.monthly,
    saved.annual,
    saved.roi,
  ]);
  return `\uFEFF${Papa.unparse({ fields: COLUMNS, data })}\r\n`;
}
