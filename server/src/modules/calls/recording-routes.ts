import type { Files } from '../../files/files.ts';
import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { recordingOf } from './recording.ts';

export const recordingRoutes = ({ files }: { files: Files }) => ({
  download: endpoints.recordings.download.handler(async ({ input: { id }, context }) => {
    const bytes = await recordingOf(context.db, onAgent(context), files, id);
    const name = `call-${id.slice(0, 8)}.wav`;
    return {
      headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' },
      body: new File([new Uint8Array(bytes)], name, { type: 'audio/wav' }),
    };
  }),
});
