import type { Lead } from '@attendant/contract/site/leads';
import Papa from 'papaparse';
import { safeCell } from '../../cells.ts';

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
    safeCell(lead.businessName),
    safeCell(lead.contactPerson),
    safeCell(lead.email),
    safeCell(lead.phone),
    figures.staffCost,
    figures.missedCalls,
    figures.callValue,
    saved.monthly,
    saved.annual,
    saved.roi,
  ]);
  return `\uFEFF${Papa.unparse({ fields: COLUMNS, data })}\r\n`;
}
