import type { AuditChange, AuditEntry } from '@attendant/contract/identity/audit';
import { capital } from '../../kit/form/format.ts';

/** What was done, behind the name of who did it. */
const DEEDS: Readonly<Record<string, string>> = {
  'agent.created': 'created the agent',
  'agent.removed': 'deleted the agent',
  'agent.restored': 'restored the agent',
  'agent.exported': 'exported the agent',
  'agent.erased': 'had an agent erased',
  'agent.date.blocked': 'blocked a date',
  'agent.date.unblocked': 'opened a blocked date',
  'agent.hours.confirmed': 'said that the hours are right',
  'member.added': 'added a member',
  'member.changed': 'changed the role of a member',
  'member.removed': 'removed a member',
  'member.left': 'left the agent',
  'member.joined': 'joined the agent',
  'invitation.sent': 'invited somebody',
  'invitation.sent-again': 'sent an invitation again',
  'invitation.withdrawn': 'withdrew an invitation',
  'booking.booked': 'booked an appointment',
  'booking.moved': 'moved an appointment',
  'booking.changed': 'changed an appointment',
  'booking.cancelled': 'cancelled an appointment',
  'waiting.added': 'put somebody on the waiting list',
  'waiting.removed': 'took somebody off the waiting list',
  'waiting.offered': 'offered a time to somebody who waits',
  'waiting.withdrawn': 'took an offer back',
  'waiting.booked': 'booked for somebody who waited',
  'menu.imported': 'imported the menu',
  'menu.bulk-changed': 'changed several menu items',
  'callback.taken': 'took a message',
  'callback.assigned': 'gave a call-back to somebody',
  'transfer.asked': 'asked for a transfer',
  'order.moved': 'moved an order',
  'order.changed': 'changed an order',
  'order.cancelled': 'cancelled an order',
  'order.uncancelled': 'took a cancellation back',
  'kitchen.busy': 'told how busy the kitchen is',
  'order-settings.changed': 'changed how orders are taken',
  'account.opened': 'opened an account',
  'account.exported': 'exported their account',
  'tenant.exported': 'exported their organisation',
  'tenant.erased': 'erased an organisation',
  'account.erased': 'erased an account at the wish of its person',
  'password.changed': 'changed the password',
  'password.removed': 'removed the password',
  'session.started': 'signed in',
  'session.ended': 'signed out',
  'session.token-reused': 'was signed out: a session was used twice',
  'session.new-device': 'signed in on a new device',
  'session.others-ended': 'signed out everywhere else',
  'access.ended': 'proved the address of an account that was made before',
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'turned the authenticator app off',
  'recovery-code.used': 'used a recovery code',
  'limit.reached': 'reached a limit',
  'admin.granted': 'became an administrator',
  'admin.revoked': 'is no longer an administrator',
  'admin.invited': 'invited an administrator',
  'admin.invitation.withdrawn': 'withdrew the invitation of an administrator',
};

const FIELDS: Readonly<Record<string, string>> = {
  active: 'answering calls',
  closed: 'temporarily closed',
  business_hours: 'hours',
  business_week: 'hours',
  special_days: 'special days',
  system_prompt: 'system prompt',
  transfer_settings: 'call transfer',
  ordering_enabled: 'orders',
  booking_enabled: 'appointments',
  default_slot_duration: 'slot duration',
  max_slot_appointments: 'appointments per slot',
  buffer_time: 'buffer',
  voice_model: 'voice',
  reminder_text: 'reminders by text',
  reminder_mail: 'reminders by mail',
  reminder_hour: 'reminders from',
  due_minutes: 'amber after',
  late_minutes: 'red after',
  ready_minutes: 'ready in',
  busy_minutes: 'kitchen behind by',
  closed_orders: 'orders while closed',
  ready_text_enabled: 'text when ready',
  board_order: 'order of the board',
  stations: 'kitchen stations',
  total_cents: 'total',
  starts_at: 'time',
  audio_days: 'sound kept',
  text_days: 'words kept',
  memory_days: 'memories kept',
  memory_type: 'type',
  importance: 'priority',
  option_groups: 'choices',
  aliases: 'other names',
};

/** What a capability is to do, once it was done. */
const VERBS: Readonly<Record<string, string>> = {
  read: 'looked at',
  see: 'looked at',
  move: 'moved',
  change: 'changed',
  delete: 'deleted',
  export: 'exported',
  manage: 'managed',
  assign: 'assigned',
  try: 'tried',
};

const plain = (words: string): string => words.replace(/[._-]/g, ' ');

/** 'changed greeting, hours'; an action without words of its own is said as it is written. */
export function deedOf({ action, fields, changes }: Pick<AuditEntry, 'action' | 'fields' | 'changes'>): string {
  const known = DEEDS[action];
  const name = changes.find(isName)?.after;
  if (known) return known;
  const access = /^admin\.(.+)\.(\w+)$/.exec(action);
  if (access) return `${VERBS[access[2] ?? ''] ?? 'used'} the ${plain(access[1] ?? '')}, as administrator`;
  const at = action.lastIndexOf('.');
  const [noun, verb] = [action.slice(0, at), action.slice(at + 1)];
  if (fields.length > 0) return `${plain(verb)} ${fields.map(fieldName).join(', ')}${name ? ` of ${name}` : ''}`;
  const thing = THINGS[noun] ?? plain(noun);
  return `${plain(verb)} ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}${name ? `: ${name}` : ''}`;
}

const THINGS: Readonly<Record<string, string>> = { menu: 'menu item' };

export const fieldName = (field: string): string => FIELDS[field] ?? plain(field);

/** What a thing is called that was added or is gone. */
const isName = ({ field, before, after }: AuditChange): boolean => field === 'name' && before === after;

/** 'Slot duration: 30 minutes → 45 minutes', of what is told with its values. */
export const changeTexts = ({ changes }: Pick<AuditEntry, 'changes'>): string[] =>
  changes
    .filter((change) => !isName(change) && (change.before ?? change.after) !== null)
    .map(({ field, before, after }) => `${capital(fieldName(field))}: ${before ?? 'none'} → ${after ?? 'none'}`);

/** The same done by the same again and again, one after the other, is one line. */
export function inRuns(entries: readonly AuditEntry[]): { entry: AuditEntry; times: number }[] {
  const runs: { entry: AuditEntry; times: number }[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isAlike(last.entry, entry)) last.times++;
    else runs.push({ entry, times: 1 });
  }
  return runs;
}

const isAlike = (one: AuditEntry, other: AuditEntry): boolean =>
  one.user?.id === other.user?.id &&
  one.agent?.id === other.agent?.id &&
  deedOf(one) === deedOf(other) &&
  changeTexts(one).join() === changeTexts(other).join();
