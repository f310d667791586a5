import { onAgent } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { getLedger } from './ledger.ts';

export const ledgerRoutes = {
  get: endpoints.ledger.get.handler(({ input, context }) => getLedger(context.db, onAgent(context), input.id)),
};
