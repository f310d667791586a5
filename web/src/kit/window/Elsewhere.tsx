import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Leads to another address in place of this one, once. The router's own `Navigate` goes anew each time that it is drawn:
 * on a page that is drawn while it is left, that never ends.
 */
export function Elsewhere({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
}
