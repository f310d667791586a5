import { contract } from '@attendant/contract';
import { implement } from '@orpc/server';
import { checkCharacters } from './characters.ts';
import type { RequestContext } from './context.ts';
import { guard } from './guard.ts';
import { onceOnly } from './idempotency.ts';

/** Where the modules hang their handlers: typed by the contract, guarded before the input is read. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }, input, output) => {
    await guard(procedure['~orpc'].meta, context, input);
    checkCharacters(input);
    const once = await onceOnly(procedure['~orpc'], context, input, async () => (await next()).output);
    return once ? output(once.answer) : next();
  });
