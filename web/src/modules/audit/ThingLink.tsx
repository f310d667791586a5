import type { AuditEntry } from '@attendant/contract/identity/audit';
import { Link } from '@tanstack/react-router';

/** Leads to where the thing stands that an entry is about; nothing where it is about none. */
export function ThingLink({ entry: { about, agent } }: { entry: AuditEntry }) {
  if (!about || !agent) return null;
  const params = { id: agent.id };
  const look = { className: 'link small', params };
  switch (about.kind) {
    case 'conversation':
      return (
        <Link {...look} to="/app/agents/$id/conversations" search={{ conversation: about.id }}>
          Open the conversation
        </Link>
      );
    case 'order':
      return (
        <Link {...look} to="/app/agents/$id/orders">
          To the orders
        </Link>
      );
    case 'menu-item':
      return (
        <Link {...look} to="/app/agents/$id/menu">
          To the menu
        </Link>
      );
    case 'booking':
      return (
        <Link {...look} to="/app/agents/$id/bookings">
          To the bookings
        </Link>
      );
    case 'callback':
      return (
        <Link {...look} to="/app/agents/$id/callbacks">
          To the call-backs
        </Link>
      );
    case 'memory':
    case 'file':
      return (
        <Link {...look} to="/app/agents/$id/memories">
          To what it knows
        </Link>
      );
  }
}
