import type { EndpointMeta } from '@attendant/contract/endpoint';
import type { Profile } from '@attendant/contract/identity';
import { asRole } from '@attendant/contract/permissions';
import { sql } from 'kysely';
import { builtOnce } from './database/built-once.ts';
import type { Database } from './database/open.ts';
import { openCallLimit } from './http/call-limit.ts';
import type { Access, Place, SignedIn } from './http/context.ts';
import { placeOn } from './modules/agents/index.ts';
import { hashOf, profileShown, sessionWith } from './modules/identity/index.ts';
import { belongsTo } from './modules/tenants/index.ts';

/** Who knocks, and what they are where they do: one statement, asked anew with every request on every server. */

interface FoundPlace {
  agentId: string | null;
  tenantId: string | null;
  zone: string | null;
  role: string | null;
}

interface Found extends SignedIn, Partial<FoundPlace> {
  belongs: boolean;
  profile?: Profile;
}

type Of = EndpointMeta['of'];

const entering = (into: Of | 'self' | null) =>
  builtOnce<Found>((value) => {
    const who = sql<string>`w.id`;
    const found = sql`select w.*, ${belongsTo(who, value('tenantId'))} as belongs`;
    const from = sql`from (${sessionWith(value('hash'))}) w`;
    if (into === null) return sql`${found} ${from}`;
    if (into === 'self') return sql`${found}, ${profileShown(who)} as profile ${from}`;
    return sql`${found}, p.* ${from} left join lateral (${placeOn(who, into, value('id'))}) p on true`;
  });

const placing = (of: Of) => builtOnce<FoundPlace>((value) => placeOn(value('userId'), of, value('id')));

/** One for each thing that an `{id}` can be. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

export function openAccess({ db, pool }: Pick<Database, 'db' | 'pool'>, callsPerMinute: number): Access {
  const countCall = openCallLimit(pool, callsPerMinute);
  const [enterBy, placeBy] = [once(entering), once(placing)];
  return {
    async enter(token, { tenantId = null, of, self, id }) {
      const into = self ? 'self' : id === undefined ? null : of;
      const [found] = await enterBy(into)(db, { hash: hashOf(token), tenantId, id });
      if (!found) return null;
      await countCall(found.id);
      const { belongs, profile = null, agentId, tenantId: owner, zone, role, ...user } = found;
      return { user, belongs, profile, place: placeIn({ agentId, tenantId: owner, zone, role }) };
    },
    async place(user, of, id) {
      const [found] = await placeBy(of)(db, { userId: user.id, id });
      return placeIn(found ?? {});
    },
  };
}

const placeIn = ({
  agentId,
  tenantId,
  zone,
  role,
}: { [Name in keyof FoundPlace]?: string | null | undefined }): Place | null =>
  agentId && tenantId && zone ? { agentId, tenantId, zone, role: role ? asRole(role) : null } : null;
