import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { removeFiles } from '../../files/rows.ts';
import type { Before } from '../../kept.ts';

/** Takes the sound of these conversations away; answers the keys of the files, of which others may have one. */
export async function eraseSoundOf(tx: Tx, files: Files, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const clips = await tx
    .selectFrom('messages')
    .select('audio_key')
    .where('conversation_id', 'in', ids)
    .where('audio_key', 'is not', null)
    .execute();
  const whole = await tx.selectFrom('conversations').select('recording_key').where('id', 'in', ids).execute();
  const keys = [...clips.map((one) => one.audio_key), ...whole.map((one) => one.recording_key)].filter(
    (key) => key !== null,
  );
  if (keys.length === 0) return [];
  await removeFiles(tx, files, keys);
  await tx.updateTable('messages').set({ audio_key: null, audio_ms: null }).where('audio_key', 'in', keys).execute();
  await tx.updateTable('conversations').set({ recording_key: null }).where('recording_key', 'in', keys).execute();
  return keys;
}

/** Who called, and what came of it in words. */
export async function unnameConversations(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({
      caller_phone: null,
      caller_name: null,
      carrier_id: null,
      summary: null,
      assistant_state: null,
      danger: null,
    })
    .where('id', 'in', ids)
    .execute();
}

const ended = (db: Db, agentId: string, before: Before, atMost: number) =>
  db
    .selectFrom('conversations as c')
    .select('c.id')
    .where('c.agent_id', '=', agentId)
    .where('c.status', '<>', 'in_progress')
    .where('c.started_at', '<', before)
    .limit(atMost);

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Conversations that are over and began before a moment, and of which sound is left. */
export const endedWithSound = (db: Db, agentId: string) => async (before: Before, atMost: number) =>
  idsOf(
    await ended(db, agentId, before, atMost)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('messages')
            .select('id')
            .whereRef('conversation_id', '=', 'c.id')
            .where('audio_key', 'is not', null),
        ),
      )
      .execute(),
  );

/** Those of which words, a number or a summary is left. */
export const endedWithWords = (db: Db, agentId: string) => async (before: Before, atMost: number) =>
  idsOf(
    await ended(db, agentId, before, atMost)
      .where((eb) =>
        eb.or([
          eb.exists(eb.selectFrom('messages').select('id').whereRef('conversation_id', '=', 'c.id')),
          eb('c.caller_phone', 'is not', null),
          eb('c.summary', 'is not', null),
        ]),
      )
      .execute(),
  );
