import type { DB } from '../../database/schema.ts';
import type { Kept, KeptOf } from '../../kept.ts';
import { agentKept } from '../agents/index.ts';
import { bookingKept } from '../bookings/index.ts';
import { callbackKept } from '../callbacks/index.ts';
import { callerKept } from '../callers/index.ts';
import { callKept } from '../calls/index.ts';
import { conversationKept } from '../conversations/index.ts';
import { datasetKept } from '../datasets/index.ts';
import { identityKept } from '../identity/index.ts';
import { leadKept } from '../leads/index.ts';
import { memoryKept } from '../memories/index.ts';
import { menuKept } from '../menu/index.ts';
import { orderKept } from '../orders/index.ts';
import { statisticsKept } from '../statistics/index.ts';
import { tenantKept } from '../tenants/index.ts';
import { textKept } from '../texts/index.ts';
import { uptimeKept } from '../uptime/index.ts';
import { floorKept } from './floor-kept.ts';

const own: KeptOf<'exports'> = { exports: {} };

/**
 * The one list of what is kept, from each module its own tables: whose its rows are, what exports show of them and what
 * becomes of them. A table without a line does not compile; a column is shown unless it is hidden.
 */
export const KEPT: { readonly [Name in keyof DB]: Kept<Name> } = {
  ...agentKept,
  ...tenantKept,
  ...menuKept,
  ...datasetKept,
  ...memoryKept,
  ...floorKept,
  ...conversationKept,
  ...callKept,
  ...callbackKept,
  ...textKept,
  ...orderKept,
  ...bookingKept,
  // After those that may still name them.
  ...callerKept,
  ...statisticsKept,
  ...identityKept,
  ...leadKept,
  ...uptimeKept,
  ...own,
};

export const TABLES = Object.keys(KEPT) as (keyof DB)[];
