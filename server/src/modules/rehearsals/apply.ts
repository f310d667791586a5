import type { Correction } from '@attendant/contract/agents/rehearsals';
import { type BusinessWeek, Interval } from '@attendant/contract/hours/business-week';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { refuseField } from '../../http/problem.ts';
import { changeSettings, findHours } from '../agents/index.ts';
import { addPassage, changePassage } from '../datasets/index.ts';
import { addMemory, changeMemory } from '../memories/index.ts';
import { changeMenuItem } from '../menu/index.ts';

/** A reply of the agent that was wrong. */
export interface Reply {
  id: string;
  conversation_id: string;
  content: string;
  turn: number;
  caller_phone: string | null;
  /** What the caller had said until then, in turn. */
  said: string[];
}

/** A correction goes through the same verbs as if it had been made on its own screen. Returns what was changed. */
export function applyCorrection(tx: Tx, actor: AgentActor, correction: Correction, reply: Reply): Promise<string> {
  switch (correction.kind) {
    case 'memory':
      return asMemory(tx, actor, correction, reply);
    case 'passage':
      return asPassage(tx, actor, correction);
    case 'menu':
      return onMenu(tx, actor, correction);
    case 'hours':
      return asHours(tx, actor, correction);
  }
}

function lineOf({ text }: Correction): string {
  if (!text) refuseField('text', 'Write what is right');
  return text;
}

/** Above what the agent kept in mind until now. */
const IMPORTANT = 0.8;

async function asMemory(tx: Tx, actor: AgentActor, correction: Correction, reply: Reply): Promise<string> {
  const content = lineOf(correction);
  if (correction.of) return (await changeMemory(tx, actor, correction.of, { content })).id;
  const memory = await addMemory(tx, actor, {
    content,
    memory_type: 'fact',
    importance: IMPORTANT,
    memory_metadata: null,
    active: true,
    conversation_id: reply.conversation_id,
    message_id: reply.id,
  });
  return memory.id;
}

const asPassage = (tx: Tx, actor: AgentActor, correction: Correction): Promise<string> =>
  correction.of
    ? changePassage(tx, actor, correction.of, lineOf(correction))
    : addPassage(tx, actor, lineOf(correction));

async function onMenu(tx: Tx, actor: AgentActor, { of, field, text }: Correction): Promise<string> {
  if (!of) refuseField('of', 'Choose an item of the menu');
  if (field === 'sold_out' || field === 'available')
    return (await changeMenuItem(tx, actor, of, { available: field === 'available' })).id;
  if (field === 'description') return (await changeMenuItem(tx, actor, of, { description: text ?? '' })).id;
  const price = Number((text ?? '').replace(/^\$/, ''));
  if (!text || !Number.isFinite(price) || price < 0 || price > 99_999.99)
    refuseField('text', 'Price must be a number like 12.50');
  return (await changeMenuItem(tx, actor, of, { price })).id;
}

async function asHours(tx: Tx, actor: AgentActor, { day, text }: Correction): Promise<string> {
  if (!day) refuseField('day', 'Choose a day');
  const { week } = await findHours(tx, actor.agentId);
  await changeSettings(tx, actor, { business_week: { ...week, [day]: { ...week[day], ...openingOf(text ?? '') } } });
  return actor.agentId;
}

/** '11:00-22:00', '9 to 17:30', '11-14, 17-1' or 'closed'. */
function openingOf(text: string): Partial<BusinessWeek['monday']> {
  if (/^closed\.?$/i.test(text.trim())) return { enabled: false };
  return { enabled: true, intervals: text.split(/,|;|\band\b|&/i).map(intervalOf) };
}

function intervalOf(text: string): Interval {
  const times = /^\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to|until)\s*(\d{1,2})(?::(\d{2}))?\s*$/i.exec(text);
  const at = (hour = '', minute = '00') => `${hour.padStart(2, '0')}:${minute}`;
  const interval = Interval.safeParse({ open: at(times?.[1], times?.[2]), close: at(times?.[3], times?.[4]) });
  if (!times || !interval.success) refuseField('text', "Write hours like 11:00-22:00, or 'closed'");
  return interval.data;
}
