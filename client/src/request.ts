import type { EndpointMeta } from '@attendant/contract/endpoint';

/** What of an endpoint its callers ask for. */
export interface Endpoint {
  meta: EndpointMeta;
  route: {
    method?: string | undefined;
    path?: string | undefined;
    inputStructure?: string | undefined;
    outputStructure?: string | undefined;
  };
}

/** Where parts of an input go. */
interface Parts {
  params: Record<string, unknown>;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

const PARAM = /\{(\w+)\}/g;

/** The request of a call: each `{name}` of the path is taken from the input, the rest is its query or its body. */
export function requestFor(
  { route: { method = 'POST', path = '', inputStructure } }: Endpoint,
  base: string,
  input: unknown,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Request {
  const parts = inputStructure === 'detailed' ? (input as Parts) : partsOf(path, method, input);
  const url = new URL(base + path.replace(PARAM, (_, name: string) => encodeURIComponent(String(parts.params[name]))));
  for (const [name, value] of fields(parts.query)) if (typeof value === 'string') url.searchParams.append(name, value);
  const { body, type } = bodyOf(parts.body);
  return new Request(url, {
    method,
    headers: { ...parts.headers, ...headers, ...type },
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
  });
}

function partsOf(path: string, method: string, input: unknown): Parts {
  const params: Record<string, unknown> = {};
  let rest = input;
  for (const [, name = ''] of path.matchAll(PARAM)) {
    const { [name]: value, ...others } = rest as Record<string, unknown>;
    params[name] = value;
    rest = others;
  }
  // Of an input that was all path, no empty object is sent.
  const left = rest === input || Object.keys(Object(rest)).length > 0 ? rest : undefined;
  return method === 'GET' ? { params, query: left } : { params, body: left };
}

/** JSON, or a form where a file is among it. */
function bodyOf(value: unknown): { body?: string | FormData; type?: Record<string, string> } {
  if (value === undefined) return {};
  const all = [...fields(value)];
  if (!all.some(([, one]) => one instanceof Blob))
    return { body: JSON.stringify(value), type: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, one] of all) form.append(name, one);
  return { body: form };
}

/** Each value with its name as the server reads it in a query or a form: `days[0]`, `hours[open]`. What is nothing is left out. */
function* fields(value: unknown, name = ''): Generator<[string, string | Blob]> {
  if (value instanceof Blob || typeof value === 'string') yield [name, value];
  else if (typeof value === 'number' || typeof value === 'boolean') yield [name, String(value)];
  else if (typeof value === 'object' && value)
    for (const [key, one] of Object.entries(value)) yield* fields(one, name ? `${name}[${key}]` : key);
}
