import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { peaksOf } from './peaks.ts';

const BARS = 56;
const KEEP_MS = 10 * 60_000;
const RATE = 16_000;

/** The sound of one message. It is fetched with the session, as no audio element could. */
export interface Clip {
  sound: Blob;
  /** 0 to 1. */
  peaks: number[];
  seconds: number;
}

export const clipOf = (messageId: string) =>
  queryOptions({
    queryKey: ['clips', messageId],
    queryFn: async ({ signal }): Promise<Clip> => {
      const { body } = await client.conversations.messageAudio({ params: { id: messageId } }, { signal });
      // Decoding in this context needs no press first, unlike in one that plays.
      const decoder = new OfflineAudioContext(1, 1, RATE);
      const audio = await decoder.decodeAudioData(await body.arrayBuffer());
      return { sound: body, peaks: peaksOf(audio.getChannelData(0), BARS), seconds: audio.duration };
    },
    // What was said does not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_MS,
    retry: 1,
  });
