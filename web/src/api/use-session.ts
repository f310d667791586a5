import { useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { session } from './this-session.ts';

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, () => session.state);
