import { refuseField } from '../../http/problem.ts';
import { ReaderKilled, readFile, UnreadableFile } from './reading/reader.ts';

/** The text of a file as it stands, read where nothing can come of it. Refuses one that cannot be read. */
export async function linesOfFile(name: string, bytes: Uint8Array): Promise<string> {
  const { passages } = await readFile({ name, bytes, columns: [], whole: true }).catch(refuseUnreadable);
  return passages.join('\n');
}

export function refuseUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableFile || error instanceof ReaderKilled)) throw error;
  refuseField('file', error instanceof UnreadableFile ? error.message : 'The file could not be read.', error);
}
