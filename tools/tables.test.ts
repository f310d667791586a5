import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sources.ts';
import { tableNames, tablesIn, tableUses } from './tables.ts';

/**
 * A table has one owner: the module in whose `kept.ts` it has its line. The others ask the owner's index; what reads
 * past an owner on purpose stands here, with the reason.
 */
const PAST_OWNERS: Readonly<Record<string, { tables: string; why: string }>> = {
  'mail/deliver.ts': { tables: 'one_time_codes', why: 'the life of a code begins when its mail goes out' },
  'modules/agents/queries.ts': {
    tables: 'conversation_days conversations messages',
    why: 'every request finds whose an object is, and each list of agents its figures, in one statement',
  },
  'modules/audit/entries.ts': {
    tables: 'agents audit_log identities users',
    why: 'the log is searched and shown with its names',
  },
  'modules/callbacks/callbacks.ts': {
    tables: 'callers users',
    why: 'a list shows whom the owner knows by the number, and who settled each message',
  },
  'modules/callers/kept.ts': { tables: 'conversations', why: 'what still names a number is asked row by row' },
  'modules/calls/carrier/caps.ts': {
    tables: 'agents conversations messages',
    why: 'a caller waits while it is counted over all agents of a business',
  },
  'modules/conversations/alive.ts': {
    tables: 'agents',
    why: 'whose a lost call was is told by the statement that closes it',
  },
  'modules/conversations/ledger/ledger.ts': {
    tables: 'appointments callbacks orders transfers waiting_list',
    why: 'what was said is held against the rows themselves, whatever their modules say of them',
  },
  'modules/conversations/outcome.ts': {
    tables: 'appointments callbacks callers orders transfers waiting_list',
    why: 'what came of each of a page of conversations is read from the rows that they left, in one statement',
  },
  'modules/conversations/record.ts': {
    tables: 'passages',
    why: 'words of a file that is deleted in the same moment must not be kept',
  },
  'modules/identity/invitations.ts': {
    tables: 'agent_members agents',
    why: 'an invitation is accepted by signing in, in one transaction, and identity stands before the agents',
  },
  'modules/leads/kept.ts': { tables: 'identities', why: 'whether the address was proved is asked in the statement' },
  'modules/members/queries.ts': {
    tables: 'agent_members identities users',
    why: 'people are listed with name, address and role',
  },
  'outgoing-texts.ts': { tables: 'outgoing_texts', why: 'an outbox: written with what it is about, sent by texts' },
  'modules/privacy/floor-kept.ts': {
    tables: 'agent_members agents callbacks conversations identities messages users',
    why: 'files and mails belong to whom a row of another table says',
  },
  'modules/setup/setup.ts': {
    tables: 'agent_members agents conversations invitations menu_items messages special_days',
    why: 'all first steps are looked at in one statement',
  },
  'modules/statistics/queries.ts': {
    tables: 'conversations',
    why: 'the hours of a day are counted from the rows themselves; only days are counted beforehand',
  },
  'modules/usage/usage.ts': {
    tables: 'agents conversation_days conversation_usage conversations identities tenant_members tenants users',
    why: 'one list over all organisations, for administrators',
  },
  'modules/tenants/tenants.ts': { tables: 'users', why: 'two agents made at once must not come to two tenants' },
};

const FLOOR = 'server/src/modules/privacy/floor-kept.ts';

/** The owner of each table, from the lines of the `kept.ts` files. */
function ownersOf(): [table: string, owner: string][] {
  const kept = sourceFiles('kept.ts').filter((file) => file.startsWith('server/src/modules/'));
  return kept.flatMap((file) => {
    const owner = file === FLOOR ? 'floor' : (file.split('/')[3] ?? '');
    const lists = readFileSync(file, 'utf8').matchAll(/: KeptOf<([^>]+)> =/g);
    return [...lists].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].map(([, table = '']): [string, string] => [table, owner]),
    );
  });
}

describe('tables', () => {
  it('are found in both ways of writing', () => {
    const built = "db.selectFrom('orders as o').leftJoin(\n'users', (join) => join)";
    const raw = 'sql`select 1 from conversations c join files on true`';
    expect(tablesIn(`${built}; ${raw}`)).toEqual(['orders', 'users', 'conversations', 'files']);
  });

  it('have one owner each', () => {
    expect(
      ownersOf()
        .map(([table]) => table)
        .toSorted(),
    ).toEqual(tableNames().toSorted());
  });

  it('are read and written by their owner, and by others only where it is listed', () => {
    const owners = new Map(ownersOf());
    const past: Record<string, string[]> = {};
    for (const { file, by, table } of tableUses()) if (owners.get(table) !== by) (past[file] ??= []).push(table);
    const found = Object.fromEntries(Object.entries(past).map(([file, tables]) => [file, tables.toSorted().join(' ')]));
    expect(found).toEqual(Object.fromEntries(Object.entries(PAST_OWNERS).map(([file, { tables }]) => [file, tables])));
  });
});
