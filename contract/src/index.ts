import { deletedAgents } from './agents/deleted.ts';
import { emergency } from './agents/emergency.ts';
import { notices } from './agents/notices.ts';
import { numbers } from './agents/numbers.ts';
import { rehearsals } from './agents/rehearsals.ts';
import { retention } from './agents/retention.ts';
import { settings } from './agents/settings.ts';
import { setup } from './agents/setup.ts';
import { spreadsheets } from './agents/spreadsheets.ts';
import { statistics } from './agents/statistics.ts';
import { voices } from './agents/voices.ts';
import { agents } from './agents.ts';
import { reminders } from './bookings/reminders.ts';
import { persons, services } from './bookings/staff.ts';
import { waiting } from './bookings/waiting.ts';
import { bookings } from './bookings.ts';
import { callbacks } from './callbacks.ts';
import { callers } from './callers.ts';
import { calls } from './calls.ts';
import { ledger } from './conversations/ledger.ts';
import { recordings } from './conversations/recordings.ts';
import { conversations } from './conversations.ts';
import { datasets } from './datasets.ts';
import { audit } from './identity/audit.ts';
import { privacy } from './identity/privacy.ts';
import { authenticator, passkeys, sessions } from './identity/security.ts';
import { auth, identity } from './identity.ts';
import { members } from './members.ts';
import { memories } from './memories.ts';
import { menu } from './menu.ts';
import { orders } from './orders.ts';
import { leads } from './site/leads.ts';
import { health } from './system/health.ts';
import { promises } from './system/promises.ts';
import { uptime } from './system/uptime.ts';
import { usage } from './system/usage.ts';

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
  persons,
  services,
  reminders,
  waiting,
  memories,
  datasets,
  conversations,
  callers,
  callbacks,
  notices,
  emergency,
  retention,
  privacy,
  rehearsals,
  statistics,
  spreadsheets,
  recordings,
  calls,
  leads,
  ledger,
  voices,
  health,
  promises,
  uptime,
  usage,
  audit,
  setup,
};
export type Contract = typeof contract;
