import type { ProblemBody } from '@attendant/contract/problems';

export const NETWORK_PROBLEM = 'Network error. Please check your connection and try again.';

/** An answer that is not a success. Its message may be shown as it is; status 0 means that no answer came. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly body: Partial<ProblemBody> | string | null;

  constructor(message: string, status: number, body: Partial<ProblemBody> | string | null = null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.body = body;
  }

  /** Of the closed list (contract/src/problems.ts); undefined where the answer is not the server's own. */
  get code(): string | undefined {
    return typeof this.body === 'object' ? this.body?.code : undefined;
  }

  /** Texts of refused fields, by field. */
  get fields(): Record<string, string> {
    return (typeof this.body === 'object' && this.body?.errors) || {};
  }
}

/** What a refused answer says: JSON, else text; the body's message, else its detail, else the status line. */
export async function problemOf(
  response: Response,
  statusLine = `HTTP ${response.status}: ${response.statusText}`,
): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parse(text);
  const said = typeof body === 'object' ? (body?.message ?? body?.detail) : undefined;
  return new Problem(said ?? statusLine, response.status, body);
}

function parse(text: string): Partial<ProblemBody> | string | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : text;
  } catch {
    return text || null;
  }
}

export const isProblem = (error: unknown, status?: number): error is Problem =>
  error instanceof Problem && (status === undefined || error.status === status);

/** No answer at all, or none from us: what was asked for may have been done, or may still be. */
export const isSilence = (error: unknown): boolean => !isProblem(error) || error.status === 0 || error.status >= 502;
