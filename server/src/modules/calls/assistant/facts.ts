import { doersOf } from '@attendant/contract/bookings/staff';
import { ianaZone } from '@attendant/contract/fields/zones';
import type { BusinessWeek } from '@attendant/contract/hours/business-week';
import { type BusinessFacts, type NoteFact, WEEKDAYS, wordsToFind } from '@attendant/dialogue';
import type { Db } from '../../../database/open.ts';
import { agentOf, findHours } from '../../agents/index.ts';
import { type Staff, staffOf } from '../../bookings/index.ts';
import { findCallerName } from '../../callers/index.ts';
import { fewPassages, findPassages } from '../../datasets/index.ts';
import { memoriesNear } from '../../memories/index.ts';
import { orderSettings } from '../../orders/index.ts';
import { handOffOf, handOffRules } from './hand-off.ts';
import { menuFacts } from './menu-facts.ts';

export interface FactsFor {
  agentId: string;
  callerPhone: string | null;
  channel: 'voice' | 'message';
  known?: { from: Date; to: Date };
}

/** The business as it is at this moment; asked anew for each turn, so that what just sold out is known. */
export async function loadFacts(
  db: Db,
  { agentId, callerPhone, channel, known }: FactsFor,
  question = '',
): Promise<BusinessFacts> {
  const agent = await agentOf(db, agentId);
  const [menu, hours, notes, kitchen, callerName, staff] = await Promise.all([
    menuFacts(db, agentId),
    findHours(db, agentId),
    findNotes(db, agentId, question, known),
    orderSettings(db, agentId),
    findCallerName(db, agentId, callerPhone),
    agent.booking_enabled ? staffOf(db, agentId) : NOBODY,
  ]);
  return {
    businessName: agent.business_name || agent.name,
    agentName: agent.name,
    timezone: ianaZone(agent.timezone),
    now: new Date(),
    hours: hours.week,
    specialDays: hours.special,
    closed: agent.closed,
    closedMessage: agent.closed_message,
    orderingEnabled: agent.ordering_enabled,
    bookingEnabled: agent.booking_enabled,
    phone: agent.phone_number,
    callerPhone,
    callerName,
    channel,
    pickup: kitchen.pickup,
    delivery: kitchen.delivery,
    readyMinutes: kitchen.ready_minutes,
    closedOrders: kitchen.closed_orders,
    busyMinutes: kitchen.busy_minutes,
    menu: agent.ordering_enabled ? menu : NO_MENU,
    priceList: agent.ordering_enabled ? NO_MENU : menu,
    services: servicesIn(staff),
    persons: staff.persons.map(({ id, name, week }) => ({ id, name, ...(week && { weekdays: weekdaysIn(week) }) })),
    notes,
    handOff: channel === 'voice' ? handOffOf(agent).to : 'message',
    handOffWhen: handOffRules(agent),
    emergencyText: agent.emergency_text,
  };
}

const NO_MENU: BusinessFacts['menu'] = [];
const NOBODY: Staff = { persons: [], services: [] };

const servicesIn = ({ services, persons }: Staff): BusinessFacts['services'] =>
  services.map((service) => ({
    id: service.id,
    name: service.name,
    minutes: service.minutes,
    priceCents: service.priceCents,
    doers: doersOf(persons, service).map(({ id }) => id),
  }));

const weekdaysIn = (week: BusinessWeek): number[] => WEEKDAYS.flatMap((day, at) => (week[day].enabled ? [at] : []));

const MEMORIES_MOST = 200;
const PASSAGES_MOST = 8;
/** A short file is read whole: what answers may share no word with what is asked. */
const PASSAGES_FEW = 40;

/** Every memory that is in use, or, of very many, those nearest to what was said; and the passages that may answer it. */
async function findNotes(db: Db, agentId: string, question: string, known: FactsFor['known']): Promise<NoteFact[]> {
  const words = wordsToFind(question);
  const [memories, found, few] = await Promise.all([
    memoriesNear(db, agentId, { words, known, atMost: MEMORIES_MOST }),
    findPassages(db, agentId, words, PASSAGES_MOST),
    fewPassages(db, agentId, PASSAGES_FEW),
  ]);
  const passages = few.length > 0 ? few : found;
  return [
    ...memories.map(({ id, content }) => ({ kind: 'memory' as const, id, label: '', text: content })),
    ...passages.map(({ id, label, content }) => ({ kind: 'passage' as const, id, label, text: content })),
  ];
}
