import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { asProblem } from './api.ts';
import { refuseFloods } from './flood.ts';
import { type FormOptions, readForms } from './forms.ts';
import { protect } from './headers.ts';
import { Problem, problem, problemBody } from './problem.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
/** A large file over a slow line takes minutes. */
const REQUEST_LIMIT_MS = 15 * 60_000;
/** Who sends a header byte by byte is gone within fifteen seconds. */
const HEADERS_LIMIT_MS = 10_000;
const CHECK_EVERY_MS = 5_000;
const CONNECTIONS_MOST = 4_000;
const ITEM_ALIAS = /^\/api\/agents\/(?=(?:memories\/)?[0-9a-f]{8}-[0-9a-f-]{27}(?:[/?]|$))/i;

/** The bare HTTP server: limits, parsers, headers, request ids, and an answer for whatever goes wrong. */
export async function createServer(options: {
  log: Logger;
  proxyHops: number;
  https: boolean;
  /** Left out: no forms with files are taken. */
  forms?: FormOptions;
}): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log.child({ part: 'http' });
  const server: FastifyInstance = Fastify({
    // A request that came in before the door closed is answered, and its connection ends with it.
    return503OnClosing: false,
    loggerInstance: logger,
    // Our own line below says what is wanted without addresses or query strings.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.proxyHops,
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_LIMIT_MS,
    connectionTimeout: 0,
    http: { connectionsCheckingInterval: CHECK_EVERY_MS },
    routerOptions: { maxParamLength: 500 },
    // Every item route stands on /agent/{id} and /agents/{id}, and so do memories.
    rewriteUrl: (request) => (request.url ?? '/').replace(ITEM_ALIAS, '/api/agent/'),
  });
  server.server.headersTimeout = HEADERS_LIMIT_MS;
  server.server.maxConnections = CONNECTIONS_MOST;
  refuseFloods(server.server, options.proxyHops);
  await server.register(cookie);
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  addParsers(server);
  if (options.forms) readForms(server, options.forms);
  protect(server, { https: options.https });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  server.setErrorHandler(async (error, request, reply) => {
    const refusal = error instanceof Problem ? error : fromFastify(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(refusal.status).send(problemBody(refusal, request.id));
  });
  return server;
}

function addParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new SentForm(String(body)));
  });
}

/** A form, and how it was spelt: some carriers sign that. */
export class SentForm extends URLSearchParams {
  readonly raw: string;

  constructor(raw: string) {
    super(raw);
    this.raw = raw;
  }
}

function fromFastify(error: unknown): Problem {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return problem('too-large', { cause: error });
  if (status === 415) return problem('wrong-body', { cause: error });
  if (typeof status === 'number' && status < 500) return problem('malformed', { cause: error });
  return asProblem(error);
}
