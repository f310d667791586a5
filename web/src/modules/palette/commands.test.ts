import type { Agent } from '@attendant/contract/agents';
import { describe, expect, it } from 'vitest';
import { agentsFor, joined, matches, pagesFor } from './commands.ts';

const agent = (id: string, name: string, more: Partial<Agent> = {}) =>
  ({ id, name, my_role: 'owner', ordering_enabled: true, booking_enabled: false, ...more }) as Agent;
const sal = agent('1', "Sal's Order Line", { business_name: 'Brick Oven', phone_number: '+17185550147' });
const clinic = agent('2', 'Front Desk', { ordering_enabled: false, booking_enabled: true });

describe('what is typed in the palette', () => {
  it('is found wherever its words stand, in any order and case', () => {
    expect(matches("Orders, Sal's Order Line", 'SAL ord')).toBe(true);
    expect(matches("Orders, Sal's Order Line", 'sal menu')).toBe(false);
    expect(matches('Anything', '')).toBe(true);
  });

  it('finds agents by name, business and number', () => {
    for (const query of ['line', 'brick', '5550147']) expect(agentsFor([clinic, sal], query)).toEqual([sal]);
  });

  it('finds the pages an agent has, and none that is switched off', () => {
    expect(pagesFor([sal, clinic], 'orders').map(({ text }) => text)).toEqual(["Orders, Sal's Order Line"]);
    expect(pagesFor([sal, clinic], 'desk book').map(({ tab }) => tab.to)).toEqual(['/app/agents/$id/bookings']);
  });

  it('finds for the kitchen no page but the board', () => {
    const cooks = pagesFor([{ ...sal, my_role: 'kitchen' }], 'line').map(({ tab }) => tab.to);
    expect(cooks).toEqual(['/app/agents/$id/orders']);
  });

  it('names an agent once, though it is on the screen and in the list', () => {
    expect(joined([sal], [clinic, sal])).toEqual([sal, clinic]);
  });
});
