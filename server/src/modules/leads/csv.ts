import type { Lead } from '@attendant/contract/site/leads';
import { writeCsv } from '../../http/csv-file.ts';

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

/** The leads for a spreadsheet. */
export function writeLeadsCsv(leads: readonly Lead[]): string {
  const data = leads.map(({ calculatorData: figures, estimatedSavings: saved, ...lead }) => [
    lead.createdAt,
    lead.businessName,
    lead.contactPerson,
    lead.email,
    lead.phone,
    figures.staffCost,
    figures.missedCalls,
    figures.callValue,
    saved.monthly,
    saved.annual,
    saved.roi,
  ]);
  return writeCsv(COLUMNS, data);
}
