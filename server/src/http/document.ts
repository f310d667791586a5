import { contract } from '@attendant/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

/** The contract as OpenAPI at /api/openapi.json, and as a page to read at /api/docs. */
export async function serveDocument(server: FastifyInstance, options: { title: string; version: string; url: string }) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: options.title, version: options.version },
    servers: [{ url: `${options.url}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  const page = documentPage(options.title, document.paths ?? {});
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document)),
  );
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shown = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

function documentPage(title: string, paths: Record<string, unknown>): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => entry(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API of ${escaped(title)}</title>
<h1>API of ${escaped(title)}</h1>
<p>The same as <a href="openapi.json">openapi.json</a>. Every path below <code>/api</code>; item paths answer on
<code>/agent/…</code> and <code>/agents/…</code>, with or without a slash at the end. Send
<code>Authorization: Bearer</code> with the access token of <code>POST /auth/login</code>.</p>
${entries.join('\n')}
</html>`;
}

function entry(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody ? `<h4>Request</h4>${shown(operation.requestBody)}` : '';
  const parameters = operation.parameters?.length ? `<h4>Parameters</h4>${shown(operation.parameters)}` : '';
  return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code></summary>
${parameters}${body}<h4>Answers</h4>${shown(operation.responses ?? {})}</details>`;
}
