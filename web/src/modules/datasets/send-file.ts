import { Dataset } from '@attendant/contract/datasets';
import { API_URL, session } from '../../api/client.ts';
import { Problem, problemOf } from '../../api/door/problem.ts';
import { PROGRESS_EVERY_MS } from './upload-stages.ts';

/** The transfer itself. Only this kind of request tells how many bytes have gone out. */

export interface Progress {
  bytesTransferred: number;
  totalBytes: number;
  speed: number;
  timeRemaining: number | null;
}

interface Sending {
  agentId: string;
  file: File;
  label: string;
  columns: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Resolves with what the server keeps. Rejects with the server's refusal or 'Upload failed due to network error'. */
export async function sendFile({ agentId, file, label, columns, signal, onProgress }: Sending): Promise<Dataset> {
  const token = await session.token();
  const form = new FormData();
  form.set('label', label);
  if (columns) form.set('columns', columns);
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', `${API_URL}/agent/${agentId}/datasets`);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const started = performance.now();
  let told = 0;
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    const now = performance.now();
    if (now - told < PROGRESS_EVERY_MS && loaded < total) return;
    told = now;
    const seconds = (now - started) / 1000;
    const speed = seconds > 0 ? loaded / seconds : 0;
    onProgress({
      bytesTransferred: loaded,
      totalBytes: total,
      speed,
      timeRemaining: speed > 0 ? (total - loaded) / speed : null,
    });
  });
  const stop = () => request.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await answerOf(request, form);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function answerOf(request: XMLHttpRequest, form: FormData): Promise<Dataset> {
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) {
        resolve(Dataset.parse(JSON.parse(responseText)));
      } else {
        problemOf(new Response(responseText, { status, statusText })).then((problem) => {
          if (problem.status === 401) session.expire(problem);
          reject(problem);
        }, reject);
      }
    });
    request.addEventListener('error', () => reject(new Problem('Upload failed due to network error', 0)));
    request.addEventListener('abort', () => reject(new Problem('Upload was cancelled', 0)));
    request.send(form);
  });
}
