import { type Logger, pino } from 'pino';

/** One JSON line per event, with ids and never with names, numbers or words of callers. */
export const openLog = (level: string): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
