import { contract } from '@attendant/contract';
import { implement } from '@orpc/server';
import type { RequestContext } from './context.ts';
import { guard } from './guard.ts';

/** Where the modules hang their handlers: typed by the contract, guarded before the input is read. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }, input) => {
    await guard(procedure['~orpc'].meta, context, input);
    return next();
  });
