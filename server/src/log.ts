import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * One JSON line per event, with ids and never with names, numbers or words of callers. What an error brings along by
 * itself is left out or masked: a refused statement or mail names whom it was about.
 */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: plainError },
      hooks: { streamWrite: masked },
    },
    destination,
  );

/** Of an error's own fields these say what went wrong; others hold what was asked for, or whose it is. */
const KEPT = ['code', 'constraint', 'table', 'column', 'status', 'statusCode', 'responseCode'];
const CAUSES_MOST = 5;

interface PlainError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

function plainError(error: unknown, depth = 0): PlainError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'something that is no error was thrown';
  const fields = Object.entries(error).filter(([name, value]) => KEPT.includes(name) && isPlain(value));
  const message = plainMessage(error);
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...Object.fromEntries(fields),
    ...(error.cause !== undefined && depth < CAUSES_MOST && { cause: plainError(error.cause, depth + 1) }),
  };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** PostgreSQL quotes a value that it cannot take (SQLSTATE class 22); elsewhere it quotes names of ours. */
function plainMessage(error: Error): string {
  const isAboutValue = 'code' in error && /^22\w{3}$/.test(String(error.code));
  return isAboutValue ? error.message.replace(/"[^"]*"/g, '"…"') : error.message;
}

const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w.-]+/g;
const FAR = /\+\d[\d ().-]{6,18}(\d{4})/g;
/** The ten digits of North America; a number of the line itself follows on its key. */
const NEAR = /(?<!":|[\w-])(?:1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?(\d{4})(?![\w-])/g;

/** Of telephone numbers the last four digits stay, of mail addresses nothing. */
export const masked = (line: string): string =>
  line.replace(ADDRESS, '***@***').replace(FAR, '***$1').replace(NEAR, '***$1');
