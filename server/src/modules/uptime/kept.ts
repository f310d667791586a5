import type { KeptOf } from '../../kept.ts';

export const uptimeKept: KeptOf<'heartbeats'> = { heartbeats: {} };
