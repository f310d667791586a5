import { AGENT_ROLES, type AgentRole, CAPABILITIES, type Capability, KITCHEN } from '@attendant/contract/permissions';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from './testing/app.ts';
import { openKnocking } from './testing/knock.ts';
import { type Endpoint, endpointsOf, KNOCKING, readTable } from './testing/rights.ts';

/** Each rule of who may do what is made another; the table of rights has to notice every time. */

const endpoints = endpointsOf();
const table = readTable();
let knock: Awaited<ReturnType<typeof openKnocking>>['knock'];
beforeAll(async () => {
  ({ knock } = await openKnocking(await testApp()));
});

async function isNoticed(endpoint: Endpoint): Promise<boolean> {
  for (const who of KNOCKING) if ((await knock(endpoint, who)) !== table.get(endpoint.name)?.[who]) return true;
  return false;
}

const sample = (needs: string): Endpoint => {
  const found = endpoints.find(({ meta }) => meta.needs === needs);
  if (!found) throw new Error(`Nothing needs ${needs}.`);
  return found;
};
const used = (Object.keys(CAPABILITIES) as Capability[]).filter((one) =>
  endpoints.some(({ meta }) => meta.needs === one),
);
const others = used.flatMap((capability) =>
  AGENT_ROLES.filter((role) => role !== 'kitchen' && role !== CAPABILITIES[capability]).map(
    (role) => [capability, role] as const,
  ),
);

it.each(others)('%s for a mere %s is noticed', async (capability, role) => {
  const roles: Record<string, AgentRole> = CAPABILITIES;
  const before = CAPABILITIES[capability];
  roles[capability] = role;
  try {
    expect(await isNoticed(sample(capability))).toBe(true);
  } finally {
    roles[capability] = before;
  }
});

it.each(used)('%s for the kitchen, where it is not, and the other way round, is noticed', async (capability) => {
  const may = KITCHEN as Set<Capability>;
  const before = may.has(capability);
  if (before) may.delete(capability);
  else may.add(capability);
  try {
    expect(await isNoticed(sample(capability))).toBe(true);
  } finally {
    if (before) may.add(capability);
    else may.delete(capability);
  }
});

it.each([
  ['sign-in', 'nothing'],
  ['sign-in', 'admin'],
  ['admin', 'sign-in'],
  ['admin', 'superadmin'],
  ['superadmin', 'admin'],
  ['orders.read', 'sign-in'],
  ['orders.read', 'nothing'],
] as const)('%s made %s is noticed', async (needs, instead) => {
  const endpoint = sample(needs);
  Object.assign(endpoint.meta, { needs: instead });
  try {
    expect(await isNoticed(endpoint)).toBe(true);
  } finally {
    Object.assign(endpoint.meta, { needs });
  }
});

it('and what is as it was is not', async () => {
  for (const needs of ['sign-in', 'admin', 'orders.read']) expect(await isNoticed(sample(needs))).toBe(false);
});
