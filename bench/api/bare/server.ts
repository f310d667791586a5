import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { BARE } from './answers.ts';
import type { Who } from './request.ts';

/**
 * A process of its own: node:http and pg and nothing else, which answers what the product answers out of the same rows,
 * each by one query beside the one of the token. Statements are named, nothing is checked that goes out.
 */

const TOKEN = `select u.id, u.name, t.hash, m.role, a.id as agent_id, a.tenant_id, a.timezone
  from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
  left join agents a on a.id = $2 and a.deleted_at is null
  left join agent_members m on m.agent_id = a.id and m.user_id = u.id
  where t.hash = $1 and t.kind = 'access' and t.expires_at > now() and s.ended_at is null and s.expires_at > now()
    and u.disabled_at is null`;
const OF_ORDER = TOKEN.replace('a.id = $2', 'a.id = (select agent_id from orders where id = $2)');
const OF_THREAD = TOKEN.replace('a.id = $2', 'a.id = (select agent_id from conversations where id = $2)');

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
const pool = new pg.Pool({ ...(JSON.parse(process.argv[2] ?? '{}') as pg.ClientConfig), max: 20 });

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(body === null ? 401 : 200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});
server.listen(Number(process.argv[3]), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit(0));

async function answer(request: IncomingMessage): Promise<unknown> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [, , noun = '', id = '', what = ''] = path.split('/');
  const found = BARE[what ? `${noun} ${what}` : noun === 'auth' ? 'me' : noun];
  if (!found) throw new Error(`Nothing is known of ${path}.`);
  const hash = createHash('sha256')
    .update((request.headers.authorization ?? '').slice(7))
    .digest();
  const asked = new URLSearchParams(query);
  // Whose token it is stands in the profile itself.
  if (found === BARE.me) return found({ pool, hash, asked, id, who: { id: '', name: '' }, body: undefined });
  const whose = noun === 'orders' ? OF_ORDER : noun === 'conversations' ? OF_THREAD : TOKEN;
  const { rows } = await pool.query<Who>({
    name: `token ${noun}`,
    text: whose,
    values: [hash, noun === 'agents' ? null : id],
  });
  if (!rows[0]) return null;
  const body = request.method === 'PUT' ? await bodyOf(request) : undefined;
  return found({ pool, hash, asked, id, who: rows[0], body });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as unknown;
}
