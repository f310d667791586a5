import type { Message } from '@attendant/contract/conversations';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { shownMoment, shownObject, spelt, speltPage } from '../../database/shown.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { hasConversation } from './find.ts';

/** What was said, as it is shown, each reply with what it rests on. */

type Tool = Message['tools'][number];
type Source = Message['sources'][number];

const OF_REPLY = sql`conversation_id = messages.conversation_id and turn = messages.turn and messages.role = 'agent'`;

const TOOLS = sql`coalesce((
  select json_agg(${shownObject<Tool>({
    name: 't.name',
    ok: 't.ok',
    ms: 't.duration_ms',
    code: 't.code',
    receipt: sql`case when t.receipt ?& array['kind', 'id']
      then json_build_object('kind', t.receipt ->> 'kind', 'id', t.receipt ->> 'id') end`,
  })} order by t.created_at) from tool_calls t where ${OF_REPLY}), '[]')`;

const SOURCES = sql`coalesce((
  select json_agg(${shownObject<Source>({
    kind: 's.kind',
    id: 's.source_id',
    label: 's.label',
    text: 's.excerpt',
  })} order by s.position) from message_sources s where ${OF_REPLY}), '[]')`;

const SHOWN = shownObject<Message>({
  id: 'messages.id',
  conversation_id: 'messages.conversation_id',
  role: 'messages.role',
  content: 'messages.content',
  timestamp: shownMoment('messages.said_at'),
  created_at: shownMoment('messages.created_at'),
  has_audio: sql`messages.audio_key is not null`,
  audio_url: sql`case when messages.audio_key is not null then '/api/messages/' || messages.id || '/audio' end`,
  started_ms: 'messages.started_ms',
  ended_ms: 'messages.ended_ms',
  interrupted: 'messages.interrupted',
  confidence: 'messages.confidence',
  heard_to_words_ms: 'messages.heard_to_words_ms',
  heard_to_turn_ms: 'messages.heard_to_turn_ms',
  heard_to_reply_ms: 'messages.heard_to_reply_ms',
  heard_to_sound_ms: 'messages.heard_to_sound_ms',
  tools: TOOLS,
  sources: SOURCES,
});

interface Page {
  limit: number;
  offset: number;
}

/** In the order in which it was said. Refuses with `not-found` a conversation of another agent. */
export async function listMessages(db: Db, { agentId }: AgentActor, id: string, page: Page) {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select((eb) => [spelt(SHOWN).as('shown'), eb.fn.countAll<number>().over().as('total')])
    .where('conversations.agent_id', '=', agentId)
    .where('messages.conversation_id', '=', id)
    .orderBy('messages.said_at')
    .orderBy('messages.turn')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  if (rows.length === 0 && !(await hasConversation(db, agentId, id))) throw problem('not-found');
  return speltPage(rows, page);
}
