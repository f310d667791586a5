import type { Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';

/** The sound of these conversations; returns how many clips there were. */
export async function eraseSound(tx: Tx, files: Files, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
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
  if (keys.length === 0) return 0;
  // Before the commit: a row whose file is gone can be shown, a file that no row names would stay for ever.
  await Promise.all(keys.map((key) => files.remove(key)));
  await tx.deleteFrom('files').where('key', 'in', keys).execute();
  await tx.updateTable('messages').set({ audio_key: null, audio_ms: null }).where('audio_key', 'in', keys).execute();
  await tx.updateTable('conversations').set({ recording_key: null }).where('recording_key', 'in', keys).execute();
  await tx.updateTable('callbacks').set({ audio_key: null }).where('audio_key', 'in', keys).execute();
  return keys.length;
}

/** All that was said and who said it. The rows stay: when it was, how long it took and how it ended. */
export async function eraseConversations(tx: Tx, files: Files, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseSound(tx, files, ids);
  for (const table of ['messages', 'tool_calls', 'message_sources', 'transfers', 'steerings'] as const)
    await tx.deleteFrom(table).where('conversation_id', 'in', ids).execute();
  await tx
    .updateTable('conversations')
    .set({ caller_phone: null, caller_name: null, carrier_id: null, summary: null, assistant_state: null })
    .where('id', 'in', ids)
    .execute();
}

/** Messages that were taken for the owner, with their sound. */
export async function eraseMessagesLeft(tx: Tx, files: Files, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx.deleteFrom('callbacks').where('id', 'in', ids).returning('audio_key').execute();
  for (const { audio_key } of rows) {
    if (!audio_key) continue;
    await files.remove(audio_key);
    await tx.deleteFrom('files').where('key', '=', audio_key).execute();
  }
  return rows.length;
}
