import { useEffect, useState } from 'react';
import { plainMessage } from './auth-texts.ts';

/** Reads the address once and leaves it clean. */
export function useArrival() {
  const [arrival] = useState(() => {
    const search = new URLSearchParams(location.search);
    return {
      message: plainMessage(search.get('message')),
      email: plainMessage(search.get('email')),
      expired: search.get('reason') === 'expired',
    };
  });
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return arrival;
}
export type Arrival = ReturnType<typeof useArrival>;
