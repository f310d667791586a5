import {
  DATASET_MAX_BYTES,
  DATASET_TYPES,
  type Dataset,
  datasetType,
  splitColumns,
} from '@attendant/contract/datasets';
import { client } from '../../api/client.ts';
import { problemText } from '../../api/door/problem.ts';
import { queries } from '../../api/live/queries.ts';
import { newId } from '../../api/new-id.ts';
import { sendFile } from './send-file.ts';
import { HISTORY_PURGED_MS, isOver, keptUploads, progressIn, SHOWN_MS, type Upload } from './upload-stages.ts';

/** Uploads of this tab. They go on while other pages are looked at. */

export const UPLOAD_CANCELLED = 'Upload cancelled by user';

let shown: readonly Upload[] = [];
const listeners = new Set<() => void>();
const transfers = new Map<string, AbortController>();

function show(next: readonly Upload[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const uploads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
};

setInterval(() => show(keptUploads(shown, Date.now())), HISTORY_PURGED_MS);
// Closing the tab would end a transfer without a word.
addEventListener('beforeunload', (event) => {
  if (shown.some(({ status }) => status === 'uploading')) event.preventDefault();
});

const find = (id: string) => shown.find((one) => one.id === id);

function change(id: string, more: Partial<Upload>): void {
  show(shown.map((one) => (one.id === id ? { ...one, ...more, changedAt: Date.now() } : one)));
}

type Chosen = Pick<Upload, 'agentId' | 'file' | 'label' | 'columns'>;

/** Begins an upload; returns the id under which it is tracked. */
export function startUpload(chosen: Chosen): string {
  const id = newId();
  const fresh = { status: 'pending', progress: 0, bytesTransferred: 0, speed: 0, timeRemaining: null } as const;
  const upload = { ...chosen, ...fresh, id, totalBytes: chosen.file.size, error: null, datasetId: null };
  show([{ ...upload, changedAt: Date.now() }, ...shown]);
  void run(id, chosen);
  return id;
}

/** Stops the transfer; what was sent of it is thrown away by the server. */
export function pauseUpload(id: string): void {
  change(id, { status: 'paused', speed: 0, timeRemaining: null });
  transfers.get(id)?.abort();
}

/** Starts again from the first byte, under a new id. */
export function startAgain(id: string): string | null {
  const before = find(id);
  if (!before) return null;
  show(shown.filter((one) => one.id !== id));
  const { agentId, file, label, columns } = before;
  return startUpload({ agentId, file, label, columns });
}

export function cancelUpload(id: string): void {
  change(id, { status: 'cancelled', error: UPLOAD_CANCELLED, speed: 0, timeRemaining: null });
  transfers.get(id)?.abort();
}

export function dismissUpload(id: string): void {
  show(shown.filter((one) => one.id !== id));
}

async function run(id: string, chosen: Chosen): Promise<void> {
  const transfer = new AbortController();
  transfers.set(id, transfer);
  const goesOn = () => !transfer.signal.aborted && find(id) !== undefined && !isOver(find(id)?.status ?? 'cancelled');
  try {
    await stage(id, 'parsing', () => firstBytes(chosen.file));
    if (!goesOn()) return;
    await stage(id, 'validating', async () => check(chosen));
    if (!goesOn()) return;
    change(id, { status: 'uploading', progress: progressIn('uploading', 0) });
    const dataset = await sendFile({
      ...chosen,
      signal: transfer.signal,
      onProgress: (progress) => {
        const share = progress.bytesTransferred / Math.max(1, progress.totalBytes);
        if (goesOn()) change(id, { ...progress, progress: progressIn('uploading', share) });
      },
    });
    await follow(id, chosen.agentId, dataset);
  } catch (error) {
    if (!goesOn()) return;
    change(id, { status: 'error', error: problemText(error, messageOf(error)), speed: 0, timeRemaining: null });
  } finally {
    transfers.delete(id);
    void queries.invalidateQueries({ queryKey: ['datasets', chosen.agentId] });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'Upload failed');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A stage of this side, shown at least long enough to be seen. */
async function stage(id: string, status: 'parsing' | 'validating', work: () => Promise<unknown>): Promise<void> {
  change(id, { status, progress: progressIn(status, 0) });
  await Promise.all([work(), pause(SHOWN_MS[status])]);
  if (!isOver(find(id)?.status ?? 'cancelled')) change(id, { progress: progressIn(status, 1) });
}

/** A file that was moved or is locked is noticed before it is sent. */
const firstBytes = (file: File) => file.slice(0, 64 * 1024).arrayBuffer();

function check({ file, label, columns }: Chosen): void {
  if (!label.trim()) throw new Error('Dataset label is required');
  if (!datasetType(file.name)) throw new Error(`Only ${DATASET_TYPES.join(', ')} files can be read.`);
  if (file.size > DATASET_MAX_BYTES) throw new Error('The file is too large (max 25 MB)');
  if (splitColumns(columns).length > 0 && !/\.(csv|json)$/i.test(file.name))
    throw new Error('Only tables (.csv, .json) have columns.');
}

const POLL_MS = 700;
const LONGEST_MS = 10 * 60_000;

const SERVER_STAGES = ['processing', 'indexing'] as const;

/** What the server does with the file, as it says itself. */
async function follow(id: string, agentId: string, first: Dataset): Promise<void> {
  change(id, {
    datasetId: first.id,
    bytesTransferred: first.size_bytes,
    totalBytes: first.size_bytes,
    speed: 0,
    timeRemaining: null,
  });
  let shownStages = 0;
  let dataset = first;
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; ) {
    if (dataset.status === 'error') throw new Error(dataset.error ?? 'The file could not be read.');
    for (const next of SERVER_STAGES.slice(shownStages, dataset.status === 'processing' ? 1 : 2)) {
      change(id, { status: next, progress: progressIn(next, 0) });
      shownStages++;
      await pause(SHOWN_MS[next]);
    }
    if (dataset.status === 'completed') return change(id, { status: 'completed', progress: 100 });
    await pause(POLL_MS);
    dataset = await client.datasets.get({ id: agentId, datasetId: first.id });
  }
  throw new Error('The server is still reading the file. Look at the list in a while.');
}
