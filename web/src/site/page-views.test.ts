import { describe, expect, it } from 'vitest';
import { viewOf } from './page-views.ts';

describe('a page view', () => {
  const now = new Date('2026-11-20T18:30:00Z');

  it('names the pattern instead of the address, and of the referrer only its site', () => {
    expect(
      viewOf('/app/agents/$id/orders', 'Orders - Attendant', 'https://search.example/?q=private', 'visit', now),
    ).toEqual({
      route: '/app/agents/$id/orders',
      path: '/app/agents/$id/orders',
      title: 'Orders - Attendant',
      referrer: 'https://search.example',
      visitor_id: 'visit',
      occurred_at: '2026-11-20T18:30:00.000Z',
    });
    expect(viewOf('/', 'Home', 'about:blank', '', now).referrer).toBe('');
  });
});
