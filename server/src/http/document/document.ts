import { contract } from '@attendant/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { describeOperation, type Operation, refusalComponents } from './describe.ts';

interface About {
  title: string;
  version: string;
  url: string;
}

/** The contract as OpenAPI, with its words. */
export async function apiDocument(options: About) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: options.title, version: options.version },
    servers: [{ url: `${options.url}/api` }],
    components: { ...refusalComponents, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  for (const [path, method, operation] of operationsOf(document.paths ?? {}))
    describeOperation(method, path, operation);
  return document;
}

/** At /api/openapi.json, and as a page to read at /api/docs; written when somebody first reads it, not at the start. */
export function serveDocument(server: FastifyInstance, options: About): void {
  let written: ReturnType<typeof write> | undefined;
  const both = () => (written ??= write(options));
  server.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send((await both()).json));
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send((await both()).page));
}

/** Once: it takes a third of a second, and whoever asks for it need not be known. */
async function write(options: About): Promise<{ json: string; page: string }> {
  const document = await apiDocument(options);
  return { json: JSON.stringify(document), page: documentPage(options.title, document.paths ?? {}) };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shown = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

const operationsOf = (paths: Record<string, unknown>): [path: string, method: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );

function documentPage(title: string, paths: Record<string, unknown>): string {
  const operations = operationsOf(paths);
  const tags = [...new Set(operations.flatMap(([, , { tags: [tag = ''] = [] }]) => tag))];
  const sections = tags.map((tag) => {
    const entries = operations.filter(([, , { tags: of = [] }]) => of.includes(tag));
    return `<h2>${escaped(tag)}</h2>\n${entries.map((one) => entry(...one)).join('\n')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API of ${escaped(title)}</title>
<h1>API of ${escaped(title)}</h1>
<p>The same as <a href="openapi.json">openapi.json</a>. Every path below <code>/api</code>; item paths answer on
<code>/agent/…</code> and <code>/agents/…</code>, with or without a slash at the end. Send
<code>Authorization: Bearer</code> with the access token of <code>POST /auth/login</code>.</p>
${sections.join('\n')}
</html>`;
}

function entry(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody ? `<h4>Request</h4>${shown(operation.requestBody)}` : '';
  const parameters = operation.parameters?.length ? `<h4>Parameters</h4>${shown(operation.parameters)}` : '';
  return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>
<p>${escaped(operation.description ?? '')}</p>${parameters}${body}<h4>Answers</h4>${shown(operation.responses ?? {})}</details>`;
}
