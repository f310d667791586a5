import * as z from 'zod/mini';
import { endpoint, Id } from '../endpoint.ts';

/** The sound of whole calls. */
export const recordings = {
  /** One WAV with both sides on time: the caller on the left, the agent on the right. */
  download: endpoint('conversations.read', 'conversation')
    .route({ method: 'GET', path: '/conversations/{id}/recording', outputStructure: 'detailed' })
    .input(Id)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
