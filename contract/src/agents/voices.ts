import * as z from 'zod/mini';
import { Voice } from '../agents.ts';
import { endpoint } from '../endpoint.ts';

export const VOICE_SAMPLE_MAX = 500;

export const voices = {
  /** A sentence as callers would hear it in this voice: a WAV file. */
  sample: endpoint('sign-in')
    .route({ method: 'GET', path: '/voices/{voice_model}/sample', outputStructure: 'detailed' })
    .input(
      z.object({
        voice_model: Voice,
        /** Left out: the greeting that new agents have. */
        text: z.optional(z.string().check(z.trim(), z.maxLength(VOICE_SAMPLE_MAX))),
      }),
    )
    .output(z.object({ headers: z.object({ 'cache-control': z.string() }), body: z.file() })),
};
