import { PROBLEMS, type ProblemBody, type ProblemCode } from '@attendant/contract/problems';

interface More {
  /** Public sentence instead of the code's own. */
  message?: string;
  /** Refused fields with their public sentences. */
  errors?: Record<string, string>;
  /** Logged, never sent. */
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** A refusal: what is sent is its code's public sentence, what is logged is its cause. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, more: More = {}) {
    super(more.message ?? PROBLEMS[code][1], { cause: more.cause });
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** To be thrown. `cause` is logged and never sent; `message` takes the place of the code's own sentence. */
export const problem = (code: ProblemCode, more?: More): Problem => new Problem(code, more);

/** Refuses one field of what was sent, with the sentence that stands beside it in a form. */
export function refuseField(field: string, message: string, cause?: unknown): never {
  throw problem('invalid', { message, errors: { [field]: message }, cause });
}

export function problemBody(refusal: Problem, requestId: string): ProblemBody {
  const { message, code, errors } = refusal;
  return { message, code, ...(errors && { errors }), request_id: requestId };
}
