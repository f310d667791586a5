import type { CallbackKind, Danger } from '@attendant/contract/constants';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import { type Letter, type Post, words } from '../../mail/index.ts';
import { agentOf } from '../agents/index.ts';
import { soundOfTurn } from '../conversations/index.ts';
import { ownersOf } from '../members/index.ts';

/** Mails to the owners of an agent about what happened on its line. */
export interface Notices {
  post: Post;
  publicUrl: string;
}

export interface TakenMessage {
  id: string;
  agentId: string;
  conversationId: string;
  caller_name: string;
  caller_phone: string;
  body: string;
  kind: CallbackKind;
  /** Somebody was in danger: the mail says so first. */
  danger: Danger | null;
}

const ALARMS: Readonly<Record<Danger, string>> = {
  emergency: 'Emergency',
  animal: 'Emergency of an animal',
  'self-harm': 'A caller in distress',
  threat: 'Threat',
};

/** Somebody waits to be called back. */
export async function tellOfMessage(
  tx: Tx,
  { post, publicUrl }: Notices,
  message: TakenMessage,
  sound: Uint8Array | null = null,
): Promise<void> {
  const agent = await agentOf(tx, message.agentId);
  const who = message.caller_name || message.caller_phone || 'an unknown caller';
  const kind = sound ? 'voicemail' : 'message';
  const letter: Letter = {
    title: message.danger
      ? words`${ALARMS[message.danger]}: ${who}`
      : message.kind === 'complaint'
        ? words`Complaint from ${who}`
        : words`New ${kind} from ${who}`,
    paragraphs: [
      message.danger
        ? words`${agent.business_name || agent.name}: ${who} is on the line.`
        : words`${agent.business_name || agent.name}: ${who} left a ${kind}.`,
      words`“${message.body}”`,
      ...(message.caller_phone ? [words`Call back: ${message.caller_phone}`] : []),
    ],
    button: {
      label: words`Open the conversation`,
      url: addressOf(publicUrl, message.agentId, message.conversationId),
    },
  };
  const attachments = sound
    ? [
        {
          filename: 'voicemail.wav',
          contentType: 'audio/wav',
          content: Buffer.from(sound).toString('base64'),
          encoding: 'base64' as const,
        },
      ]
    : [];
  for (const to of await ownersOf(tx, message.agentId)) {
    await post.queue(tx, { kind, to, letter, attachments });
  }
}

/** A voicemail is told of when its sound is stored: it goes along. */
export async function finishVoicemail(
  db: Db,
  { files, ...notices }: Notices & { files: Files },
  at: { callbackId: string; conversationId: string; turn: number },
): Promise<void> {
  const key = await soundOfTurn(db, at.conversationId, at.turn);
  const sound = key ? await files.read(key) : null;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('callbacks')
      .set({ audio_key: key })
      .where('id', '=', at.callbackId)
      .returning(['id', 'agent_id', 'caller_name', 'caller_phone', 'body'])
      .executeTakeFirstOrThrow();
    const message = {
      ...row,
      kind: 'voicemail' as const,
      danger: null,
      agentId: row.agent_id,
      conversationId: at.conversationId,
    };
    await tellOfMessage(tx, notices, message, sound);
  });
}

/** Where a conversation is seen. */
export const addressOf = (publicUrl: string, agentId: string, conversationId: string): string =>
  `${publicUrl}/app/agents/${agentId}/conversations?conversation=${conversationId}`;
