import type { Usage } from '@attendant/contract/system/usage';
import { type Cell, csvFile, writeCsv } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { Prices } from '../../prices.ts';
import { usageOf } from './usage.ts';

export const usageRoutes = (prices: Prices) => ({
  get: endpoints.usage.get.handler(({ input: { month }, context }) => usageOf(context.db, prices, month)),
  download: endpoints.usage.download.handler(async ({ input, context }) => {
    const usage = await usageOf(context.db, prices, input.month);
    return csvFile(`usage-${usage.month}.csv`, writeCsv(COLUMNS, rowsOf(usage)));
  }),
});

const COLUMNS = [
  'organisation',
  'owners',
  'agents',
  'calls',
  'call_minutes',
  'messages',
  'provider',
  'unit',
  'amount',
  'cost_usd',
];

/** A line for each provider, so that amounts and costs add up; the figures of an organisation stand on its first. */
const rowsOf = ({ organisations }: Usage): Cell[][] =>
  organisations.flatMap(({ tenant_name, owner_emails, agents, calls, call_minutes, messages, used }) => {
    const lines = used.map(({ provider, unit, amount, cost }): Cell[] => [provider, unit, amount, cost]);
    const [first = ['', '', null, null], ...others] = lines;
    const owners = owner_emails.join(' ');
    return [
      [tenant_name, owners, agents, calls, call_minutes, messages, ...first],
      ...others.map((line): Cell[] => [tenant_name, owners, null, null, null, null, ...line]),
    ];
  });
