import { useSyncExternalStore } from 'react';
import type { SessionState } from '../door/session.ts';
import { session } from '../door/this-session.ts';

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, () => session.state);
