import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { plainMessage } from './auth-texts.ts';

interface ArrivalSearch {
  message?: string | undefined;
  email?: string | undefined;
  reason?: string | undefined;
}

/** Reads the address once and leaves it clean (ACC-03 to ACC-10). */
export function useArrival(to: '/signin' | '/signup' | '/admin/signin', search: ArrivalSearch) {
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    message: plainMessage(search.message),
    email: plainMessage(search.email),
    expired: search.reason === 'expired',
  }));
  useEffect(() => {
    if (search.message ?? search.email ?? search.reason) void navigate({ to, search: {}, replace: true });
  }, [search, navigate, to]);
  return arrival;
}
export type Arrival = ReturnType<typeof useArrival>;
