import * as z from 'zod/mini';
import { EMERGENCY_TEXT_MAX } from '../constants.ts';
import { endpoint, Id } from '../endpoint.ts';

/** What a caller in danger is told behind the public numbers: another house to go to, a line that is answered at night. */
export const Emergency = z.object({
  text: z.string().check(z.trim(), z.maxLength(EMERGENCY_TEXT_MAX)),
});
export type Emergency = z.infer<typeof Emergency>;

export const emergency = {
  get: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/emergency' }).input(Id).output(Emergency),
  change: endpoint('agent.change')
    .route({ method: 'PUT', path: '/agent/{id}/emergency' })
    .input(z.extend(Id, Emergency.shape))
    .output(Emergency),
};
