import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../../http/problem.ts';
import type { CarrierRequest } from './carriers.ts';
import { askAgain, sayAndHangUp } from './twiml.ts';

/** Callers hear something before this is over, whatever the database does. */
const ANSWER_MS = 2_900;
const PAUSE_S = 2;
const TIMES = 6;
const MOMENT = 'One moment, please.';
const SORRY = 'I am sorry, something is wrong with our line. Please call again in a few minutes. Goodbye.';
/** What a carrier tells once: it would be gone when it asks again. */
const TOLD_ONCE = ['SpeechResult', 'Digits', 'DialCallStatus', 'DialCallDuration'];
/** Addresses have their limits. */
const CARRIED_MAX = 600;

interface Asked {
  url: string;
  call: CarrierRequest;
}

/** An answer that fails or does not come in time becomes a word to the caller, and the carrier asks again. */
export async function orHoldOn(
  answering: Promise<string>,
  { seen, ...asked }: Asked & { seen: (error: unknown) => void },
): Promise<string> {
  const late = new AbortController();
  try {
    const inTime = delay(ANSWER_MS, null, { signal: late.signal }).catch(() => null);
    const xml = await Promise.race([answering, inTime]);
    if (xml !== null) return xml;
    answering.catch(seen);
    seen(new Error('The answer did not come in time.'));
  } catch (error) {
    if (error instanceof Problem && error.status < 500) throw error;
    seen(error);
  } finally {
    late.abort();
  }
  return holdOn(asked);
}

/** How often this call was asked to hold on. */
export const timesHeld = ({ query }: CarrierRequest): number => Number(query.get('again') ?? 0);

/** A word to the caller, after which the carrier asks again at `url`. */
export function holdOn({ url, call }: Asked): string {
  const times = timesHeld(call) + 1;
  if (times > TIMES) return sayAndHangUp(SORRY);
  const next = new URL(url);
  for (const [name, value] of call.query) next.searchParams.set(name, value);
  for (const name of TOLD_ONCE) {
    const told = call.form[name];
    if (told !== undefined) next.searchParams.set(name, told.slice(0, CARRIED_MAX));
  }
  next.searchParams.set('again', String(times));
  return askAgain({ text: MOMENT, pauseS: PAUSE_S, url: next.href });
}

export const carriedOver = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => TOLD_ONCE.includes(name)));
