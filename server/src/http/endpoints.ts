import { isDeepStrictEqual } from 'node:util';
import { contract } from '@attendant/contract';
import { implement } from '@orpc/server';
import { checkCharacters } from './characters.ts';
import type { RequestContext } from './context.ts';
import { guard } from './guard.ts';
import { onceOnly } from './idempotency.ts';

/** Where the modules hang their handlers: typed by the contract, guarded before the input is read. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  // Answers are checked by `checkAnswer`, where they are.
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(async ({ context, procedure, next }, input, output) => {
    await guard(procedure['~orpc'].meta, context, input);
    checkCharacters(input);
    const once = await onceOnly(procedure['~orpc'], context, input, async () => (await next()).output);
    return once ? output(once.answer) : next();
  });

interface Checked {
  issues?: unknown;
  value?: unknown;
}

interface Promising {
  readonly '~orpc': {
    readonly outputSchema?:
      | { readonly '~standard': { readonly validate: (answer: unknown) => Checked | Promise<Checked> } }
      | undefined;
  };
}

/**
 * Types say what an endpoint answers, and nothing goes over it again while people wait. In development and in tests
 * every answer is held against its schema, which must leave it as it is: what it would drop would be sent.
 */
export async function checkAnswer(procedure: Promising, answer: unknown): Promise<void> {
  const schema = procedure['~orpc'].outputSchema;
  if (!schema || isStream(answer)) return;
  const result = await schema['~standard'].validate(answer);
  if (result.issues) throw new Error(`The answer is not as promised: ${JSON.stringify(result.issues)}`);
  if (isDeepStrictEqual(asSent(result.value), asSent(answer))) return;
  throw new Error(`More or less is answered than was promised: ${JSON.stringify(answer)}`);
}

const isStream = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

const asSent = (answer: unknown): unknown => JSON.parse(JSON.stringify({ answer }));
