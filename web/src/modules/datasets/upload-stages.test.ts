import { describe, expect, it } from 'vitest';
import {
  BANDS,
  canCancel,
  canPause,
  canResume,
  canRetry,
  keptUploads,
  notRunning,
  progressIn,
  type Upload,
} from './upload-stages.ts';

const upload = (status: Upload['status'], changedAt = 0): Upload => ({
  id: status,
  agentId: 'a',
  file: new File([], 'rules.txt'),
  label: 'Rules',
  columns: '',
  status,
  progress: 0,
  bytesTransferred: 0,
  totalBytes: 0,
  speed: 0,
  timeRemaining: null,
  error: null,
  datasetId: null,
  changedAt,
});

describe('an upload', () => {
  it('goes through bands that follow each other to the end', () => {
    const bands = Object.values(BANDS);
    expect(bands.map(([from]) => from)).toEqual([0, 10, 20, 70, 85]);
    expect(bands.at(-1)?.[1]).toBe(100);
    expect(progressIn('uploading', 0.5)).toBe(45);
    expect(progressIn('indexing', 2)).toBe(100);
  });

  it.each([
    ['uploading', 'pause cancel'],
    ['parsing', 'cancel'],
    ['paused', 'resume cancel'],
    ['error', 'retry'],
    ['processing', ''],
    ['completed', ''],
    ['cancelled', ''],
  ] as const)('that is %s can be asked to: %s', (status, actions) => {
    const one = upload(status);
    const can = { pause: canPause(one), resume: canResume(one), retry: canRetry(one), cancel: canCancel(one) };
    const named = Object.entries(can).flatMap(([name, may]) => (may ? [name] : []));
    expect(named.join(' ')).toBe(actions);
  });

  it('leaves the history an hour after it ended', () => {
    const hour = 60 * 60_000;
    const all = [upload('completed', 0), upload('error', 1), upload('uploading', 0)];
    expect(keptUploads(all, hour).map(({ id }) => id)).toEqual(['error', 'uploading']);
  });
});

it('stands in one place: among the uploads until its last stage was shown, then among the files', () => {
  const files = [{ id: 'prices' }, { id: 'rules' }];
  const shown = (status: Upload['status']) => notRunning(files, [{ ...upload(status), datasetId: 'rules' }]);
  expect(shown('indexing')).toEqual([{ id: 'prices' }]);
  expect(shown('completed')).toEqual(files);
});
