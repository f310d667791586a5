import { agents } from './agents.ts';
import { audit } from './audit.ts';
import { bookings } from './bookings.ts';
import { callbacks } from './callbacks.ts';
import { callers } from './callers.ts';
import { calls } from './calls.ts';
import { conversations } from './conversations.ts';
import { datasets } from './datasets.ts';
import { deletedAgents } from './deleted-agents.ts';
import { health } from './health.ts';
import { auth, identity } from './identity.ts';
import { leads } from './leads.ts';
import { ledger } from './ledger.ts';
import { members } from './members.ts';
import { memories } from './memories.ts';
import { menu } from './menu.ts';
import { notices } from './notices.ts';
import { numbers } from './numbers.ts';
import { orders } from './orders.ts';
import { privacy } from './privacy.ts';
import { recordings } from './recordings.ts';
import { rehearsals } from './rehearsals.ts';
import { retention } from './retention.ts';
import { authenticator, passkeys, sessions } from './security.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { uptime } from './uptime.ts';
import { voices } from './voices.ts';

/** Every endpoint once: server, typed client and the OpenAPI document come from it. */
export const contract = {
  auth,
  identity,
  sessions,
  passkeys,
  authenticator,
  agents,
  deletedAgents,
  numbers,
  settings,
  members,
  menu,
  orders,
  bookings,
  memories,
  datasets,
  conversations,
  callers,
  callbacks,
  notices,
  retention,
  privacy,
  rehearsals,
  statistics,
  recordings,
  calls,
  leads,
  ledger,
  voices,
  health,
  uptime,
  audit,
  setup,
};
export type Contract = typeof contract;
