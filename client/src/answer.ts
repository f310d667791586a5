import { eventsOf } from './events.ts';
import type { Endpoint } from './request.ts';

/** What a call gives: the body, or beside it the status and the headers where the endpoint says that they matter. */
export async function answerOf({ route }: Endpoint, response: Response): Promise<unknown> {
  const body = await bodyOf(response);
  if (route.outputStructure !== 'detailed') return body;
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const named = response.headers.get('content-disposition');
  if (named === null) {
    if (type.startsWith('text/event-stream')) return eventsOf(response);
    if (type.startsWith('text/plain')) return response.text();
    if (!type || type.startsWith('application/json')) {
      const text = await response.text();
      return text ? JSON.parse(text) : undefined;
    }
  }
  const blob = await response.blob();
  return new File([blob], fileName(named) ?? 'blob', { type: blob.type });
}

/** Of a `content-disposition`: as `filename*` says it in any letters, else as `filename` does. */
function fileName(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, quoted, bare] = /filename=(?:"((?:\\.|[^"])*)"|([^;]+))/i.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : (quoted?.replace(/\\(.)/g, '$1') ?? bare?.trim());
}
