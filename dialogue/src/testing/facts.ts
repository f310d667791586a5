import { weekWith } from '@attendant/contract/testing/weeks';
import type { BusinessFacts, NoteFact } from '../facts.ts';
import { salsMenu } from './menu.ts';

/** Sal's Brick Oven on Saturday, November 21, 2026, at 8:43 in the evening, with a caller whose number is known. */
export function salsFacts(more: Partial<BusinessFacts> = {}): BusinessFacts {
  return {
    businessName: "Sal's Brick Oven",
    agentName: "Sal's Order Line",
    timezone: 'America/New_York',
    now: new Date('2026-11-22T01:43:00Z'),
    hours: weekWith({ each: '11:00-22:00', monday: '', friday: '12:00-23:30', saturday: '12:00-23:30' }),
    specialDays: [{ date: '2026-11-26', reason: 'Thanksgiving', intervals: [] }],
    closed: false,
    closedMessage: "We're closed for the evening.",
    orderingEnabled: true,
    bookingEnabled: false,
    phone: '+1 (718) 555-0147',
    callerPhone: '+17185550172',
    callerName: null,
    channel: 'voice',
    pickup: true,
    delivery: false,
    readyMinutes: null,
    closedOrders: true,
    busyMinutes: 0,
    menu: salsMenu(),
    priceList: [],
    services: [],
    persons: [],
    notes: notesOf(
      'If a caller asks for "the usual", read the last order back before confirming it. Never guess.',
      'We are at 48-12 Vernon Boulevard in Long Island City. The side door on Vernon is the pickup entrance after 9 PM.',
      'Pickup orders are ready in about 20 minutes.',
      'We take cash and all major credit cards.',
    ),
    handOff: 'message',
    handOffWhen: { urgency: true, complex: true, angry: false },
    emergencyText: '',
    ...more,
  };
}

/** Harbor Dental at the same moment; it opens on Monday. The caller's number is known, the name is not. */
export function harborFacts(more: Partial<BusinessFacts> = {}): BusinessFacts {
  return salsFacts({
    businessName: 'Harbor Dental',
    agentName: 'Front desk',
    hours: weekWith({ each: '09:00-17:00', saturday: '', sunday: '' }),
    orderingEnabled: false,
    bookingEnabled: true,
    menu: [],
    notes: [],
    ...more,
  });
}

/** What makes Sal's a shop that brings orders, where only the owner's words say so. */
export const bringing = (): Pick<BusinessFacts, 'notes'> => ({
  notes: [...salsFacts().notes, { kind: 'memory', id: 'memory-brings', label: '', text: BRINGS }],
});
export const BRINGS = 'We deliver within two miles for a $3.00 fee.';

/** Memories of the owner. */
export const notesOf = (...texts: string[]): NoteFact[] =>
  texts.map((text, at) => ({ kind: 'memory', id: `memory-${at}`, label: '', text }));
