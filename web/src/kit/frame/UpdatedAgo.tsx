import { timeAgo } from '../form/format.ts';
import { useNow } from './use-now.ts';

const STEP_MS = 5_000;

/** 'Updated 20 seconds ago', in steps of five seconds. */
export function UpdatedAgo({ at }: { at: number }) {
  const now = useNow(STEP_MS);
  if (at === 0) return null;
  const steps = Math.floor(Math.max(0, now - at) / STEP_MS);
  const seconds = steps * (STEP_MS / 1000);
  if (seconds >= 60) return <>Updated {timeAgo(new Date(at), now)}</>;
  return <>Updated {seconds === 0 ? 'just now' : `${seconds} seconds ago`}</>;
}
