/** The stages of an upload and how far each goes on the bar. */

export const UPLOAD_STATUSES = [
  'pending',
  'parsing',
  'validating',
  'uploading',
  'processing',
  'indexing',
  'completed',
  'error',
  'paused',
  'cancelled',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** Per cent at which a stage begins and ends. */
export const BANDS = {
  parsing: [0, 10],
  validating: [10, 20],
  uploading: [20, 70],
  processing: [70, 85],
  indexing: [85, 100],
} as const satisfies Partial<Record<UploadStatus, readonly [number, number]>>;

/** The shortest times that a stage is shown, so that it can be seen. */
export const SHOWN_MS = { parsing: 500, validating: 300, processing: 1_000, indexing: 800 } as const;

export const PROGRESS_EVERY_MS = 500;
export const HISTORY_KEPT_MS = 60 * 60_000;
export const HISTORY_PURGED_MS = 30 * 60_000;
/** Documented, and not applied to retries by hand. @public */
export const MAX_UPLOAD_RETRIES = 3;

/** What is tracked of one upload. */
export interface Upload {
  id: string;
  agentId: string;
  file: File;
  label: string;
  columns: string;
  status: UploadStatus;
  /** 0 to 100. */
  progress: number;
  bytesTransferred: number;
  totalBytes: number;
  /** Bytes a second. */
  speed: number;
  /** Seconds; null while it cannot be told. */
  timeRemaining: number | null;
  error: string | null;
  /** Once the server has it. */
  datasetId: string | null;
  changedAt: number;
}

export const isOver = (status: UploadStatus): boolean =>
  status === 'completed' || status === 'error' || status === 'cancelled';
export const canPause = ({ status }: Upload): boolean => status === 'uploading';
export const canResume = ({ status }: Upload): boolean => status === 'paused';
export const canRetry = ({ status }: Upload): boolean => status === 'error';
/** What the server already reads is deleted there, not cancelled here. */
export const canCancel = ({ status }: Upload): boolean =>
  ['pending', 'parsing', 'validating', 'uploading', 'paused'].includes(status);

/** Where the bar stands in a stage that is done by `share`, 0 to 1. */
export function progressIn(stage: keyof typeof BANDS, share: number): number {
  const [from, to] = BANDS[stage];
  return from + (to - from) * Math.max(0, Math.min(1, share));
}

/** What is left of the history: nothing that ended more than an hour ago. */
export const keptUploads = (uploads: readonly Upload[], now: number): Upload[] =>
  uploads.filter(({ status, changedAt }) => !isOver(status) || now - changedAt < HISTORY_KEPT_MS);

/** Files whose upload has been shown to its end: the others stand among the uploads, with the stage they are shown in. */
export const notRunning = <File extends { id: string }>(files: readonly File[], uploads: readonly Upload[]): File[] =>
  files.filter(({ id }) => !uploads.some(({ datasetId, status }) => datasetId === id && !isOver(status)));
