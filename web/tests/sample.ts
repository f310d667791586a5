import { type Agent, DEFAULT_HOURS, DEFAULT_WEEK } from '@attendant/contract/agents';
import type { Settings } from '@attendant/contract/agents/settings';
import type { Setup } from '@attendant/contract/agents/setup';
import type { ConversationStatistics, Metric, Statistics, Waiting } from '@attendant/contract/agents/statistics';
import { DEFAULT_TRANSFER } from '@attendant/contract/agents/transfers';
import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import type { Callback } from '@attendant/contract/callbacks';
import type { Conversation, Message } from '@attendant/contract/conversations';
import type { Profile } from '@attendant/contract/identity';
import type { Memory } from '@attendant/contract/memories';
import type { MenuItem } from '@attendant/contract/menu';
import type { Order } from '@attendant/contract/orders';
import { ORDER_SETTINGS, type OrderSettings } from '@attendant/contract/orders/settings';

/** One pizzeria and what is on its pages. */

const NOW = '2026-11-21T17:00:00.000Z';
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const written = { created_at: NOW, updated_at: NOW };

export const OWNER: Profile = {
  id: id(1),
  email: 'rosa@pizza.example',
  name: 'Rosa Marchetti',
  phone_number: null,
  is_admin: false,
  is_superadmin: false,
  global_role: 'user',
  firebase_uid: 'rosa',
  email_verified: true,
  has_password: true,
  photo_url: null,
  trial_ends_at: null,
  tenants: [{ id: id(2), name: 'Rosa', role: 'owner' }],
  ...written,
};

const SPOKEN = {
  name: 'Night Line',
  business_name: 'Rosa Pizza',
  phone_number: '+17185550147',
  timezone: 'America/New_York',
  greeting: 'Thanks for calling Rosa Pizza!',
  system_prompt: 'Take orders, be brief and kind.',
  voice_model: 'aura-2-thalia-en',
  language: 'en',
};
const BOOKED = {
  booking_enabled: true,
  ordering_enabled: true,
  default_slot_duration: 60,
  max_slot_appointments: 1,
  buffer_time: 0,
  closed: false,
  closed_message: '',
  business_hours: DEFAULT_HOURS,
  business_week: DEFAULT_WEEK,
  blocked_dates: [],
  special_days: [],
};

export const AGENT: Agent = {
  id: id(7),
  tenant_id: id(2),
  ...SPOKEN,
  ...BOOKED,
  active: true,
  calls_today: 4,
  conversations_count: 12,
  avg_call_duration: 95,
  my_role: 'owner',
  ...written,
};

export const SETTINGS: Settings = {
  ...SPOKEN,
  ...BOOKED,
  invitees: [],
  transfer_settings: DEFAULT_TRANSFER,
  updated_at: NOW,
};

export const ORDER: Order = {
  id: id(31),
  agent_id: AGENT.id,
  conversation_id: null,
  status: 'new',
  customer_name: 'Dan',
  customer_phone: '+17185550199',
  order_items: [
    {
      id: id(41),
      menu_item_id: null,
      name: 'Margherita',
      quantity: 2,
      price: 12,
      note: null,
      options: [],
      done: false,
      station: null,
    },
  ],
  special_request: null,
  allergies: null,
  fulfilment: 'pickup',
  delivery_address: null,
  wanted_at: null,
  promised_at: null,
  closes_at: null,
  cancelled_at: null,
  cancel_reason: null,
  waits_until: null,
  total_price: 24,
  is_test: false,
  ...written,
};

export const KITCHEN: OrderSettings = {
  ...ORDER_SETTINGS,
  due_minutes: 8,
  late_minutes: 15,
  ready_minutes: 20,
  closed_orders: false,
};

export const MARGHERITA: MenuItem = {
  id: id(51),
  agent_id: AGENT.id,
  name: 'Margherita',
  aliases: [],
  category: 'Pizza',
  price: 12,
  description: 'Tomato, mozzarella, basil',
  prep_time: 12,
  notes: '',
  flags: ['popular'],
  available: true,
  allergens: 'wheat',
  sold_out_until: null,
  option_groups: [],
  ...written,
};

export const CALL: Conversation = {
  id: id(61),
  agent_id: AGENT.id,
  started_at: NOW,
  ended_at: NOW,
  caller_phone: '+17185550199',
  duration_seconds: 72,
  status: 'completed',
  conversation_type: 'voice',
  summary: 'Dan ordered two Margheritas.',
  message_count: 2,
  is_test: false,
  end_reason: 'agent-ended',
  danger: null,
  caller_name: 'Dan',
  outcome: { kind: 'ordered', text: 'Ordered $24.00', waits: false },
};

const said = (at: number, role: Message['role'], content: string): Message => ({
  id: id(70 + at),
  conversation_id: CALL.id,
  role,
  content,
  timestamp: NOW,
  created_at: NOW,
  has_audio: false,
  audio_url: null,
  started_ms: at * 2_000,
  ended_ms: at * 2_000 + 1_500,
  interrupted: false,
  confidence: null,
  heard_to_words_ms: null,
  heard_to_turn_ms: null,
  heard_to_reply_ms: null,
  heard_to_sound_ms: null,
  tools: [],
  sources: [],
});
export const MESSAGES = [said(0, 'agent', SPOKEN.greeting), said(1, 'user', 'Two Margheritas, please.')];

export const LESSON: Memory = {
  id: id(81),
  agent_id: AGENT.id,
  content: 'The oven is off on Mondays.',
  memory_type: 'rule',
  importance: 0.9,
  memory_metadata: null,
  conversation_id: null,
  message_id: null,
  alias: null,
  menu_item_id: null,
  active: true,
  ...written,
};

export const OKAFOR: Person = {
  id: id(92),
  agent_id: AGENT.id,
  name: 'Doctor Okafor',
  business_week: null,
  special_days: [],
  ...written,
};

export const TABLE_FOR_TWO: Appointment = {
  id: id(91),
  agent_id: AGENT.id,
  starts_at: '2026-11-23T15:00:00.000Z',
  ends_at: '2026-11-23T16:00:00.000Z',
  customer_name: 'June Park',
  customer_phone: '+17185550123',
  customer_email: null,
  notes: 'By the window',
  conversation_id: null,
  service_id: null,
  service_name: null,
  person_id: null,
  person_name: null,
  reminded_at: null,
  reminder_problem: null,
  confirmed_at: null,
  status: 'booked',
  ...written,
};

const metric = (current: number): Metric => ({ current, change: 0, change_percent: 0 });
const channels = (voice: number, messages: number) => ({
  all: metric(voice + messages),
  voice: metric(voice),
  messages: metric(messages),
});

export const FIGURES: Statistics = {
  conversations: channels(7, 5),
  duration_minutes: channels(11, 0),
  callers: { unique_callers: channels(6, 4), new_callers: 8, returning_callers: 2 },
  sales: { orders: metric(3), revenue: metric(81.5), bookings: metric(2) },
  date_range: {
    current_start: '2026-11-21',
    current_end: '2026-11-21',
    previous_start: '2026-11-20',
    previous_end: '2026-11-20',
    period_days: 1,
  },
  series: {
    unit: 'hour',
    points: [{ hour: 12, day: '2026-11-21', voice: 7, messages: 5, previous_voice: 3, previous_messages: 1 }],
  },
};

export const WAITING: Waiting = { callbacks: 3, complaints: 1, failed_calls: 0, orders: 2, lessons: 0 };

export const SETUP: Setup = {
  greeting: true,
  hours: false,
  offer: true,
  number: true,
  reachable: 'local',
  signed: false,
  heard: false,
  members: true,
};

const waits = (at: number, more: Partial<Callback>): Callback => ({
  id: id(100 + at),
  agent_id: AGENT.id,
  conversation_id: CALL.id,
  caller_name: '',
  caller_phone: '+17185550199',
  kind: 'message',
  body: '',
  created_at: `2026-11-21T1${at}:00:00.000Z`,
  done_at: null,
  done_by: null,
  assigned_to: null,
  ...more,
});
export const COLD_PIZZA = waits(1, { caller_name: 'Dan', kind: 'complaint', body: 'My pizza was cold' });
export const CALLBACKS = [
  waits(2, { kind: 'missed' }),
  COLD_PIZZA,
  waits(0, { caller_phone: '', body: 'A party of ten' }),
];

export const COUNTED: ConversationStatistics = {
  total: 1,
  by_type: { voice: 1, message: 0 },
  by_status: { completed: 1 },
  total_duration_seconds: 72,
  average_duration_seconds: 72,
  unique_callers: 1,
  date_range: { start: '2026-11-21', end: '2026-11-21' },
};
