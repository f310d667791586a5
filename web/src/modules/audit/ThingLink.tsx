import type { AuditEntry } from '@attendant/contract/identity/audit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to where the thing stands that an entry is about; the words alone where it is about none. */
export function ThingLink({ entry: { about, agent }, children }: { entry: AuditEntry; children: ReactNode }) {
  if (!about || !agent) return children;
  const params = { id: agent.id };
  const look = { className: 'link', params };
  switch (about.kind) {
    case 'conversation':
      return (
        <Link {...look} to="/app/agents/$id/conversations" search={{ conversation: about.id }}>
          {children}
        </Link>
      );
    case 'order':
      return (
        <Link {...look} to="/app/agents/$id/orders">
          {children}
        </Link>
      );
    case 'menu-item':
      return (
        <Link {...look} to="/app/agents/$id/menu">
          {children}
        </Link>
      );
    case 'booking':
      return (
        <Link {...look} to="/app/agents/$id/bookings">
          {children}
        </Link>
      );
    case 'callback':
      return (
        <Link {...look} to="/app/agents/$id/callbacks">
          {children}
        </Link>
      );
    case 'memory':
    case 'file':
      return (
        <Link {...look} to="/app/agents/$id/memories">
          {children}
        </Link>
      );
  }
}
