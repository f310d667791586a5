import { AsyncLocalStorage } from 'node:async_hooks';
import type { contract } from '@attendant/contract';
import { inPlainWords } from '@attendant/contract/fields/plain-words';
import { SmartCoercionPlugin } from '@orpc/json-schema';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { ORPCError, onError, type Router, ValidationError } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import { sendStandardResponse, toStandardLazyRequest } from '@orpc/standard-server-fastify';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isAway } from '../database/client.ts';
import { isOutOfDate } from '../database/prepared.ts';
import { asJson } from '../database/shown.ts';
import { isDiskFull } from '../full-disk.ts';
import { requestSeconds } from '../metrics.ts';
import type { RequestContext } from './context.ts';
import { checkAnswer } from './endpoints.ts';
import { Problem, problem, problemBody } from './problem.ts';

export type ApiRouter = Router<typeof contract, RequestContext>;

/** The request in hand, for the one place below that is not told which it is. */
const inHand = new AsyncLocalStorage<RequestContext>();

/** Answers the endpoints of the contract, and everything else below the prefix with a JSON 404. */
export function apiHandler(
  router: ApiRouter,
  prefix: `/${string}`,
  contextOf: ContextOf,
  options: { checkAnswers: boolean },
) {
  const serializer = new StandardOpenAPISerializer(new JsonAsItIs(), new StandardBracketNotationSerializer());
  const codec = new StandardOpenAPICodec(serializer, {
    customErrorResponseBodyEncoder: (error) =>
      problemBody(
        error.data instanceof Problem ? error.data : problem('malformed'),
        inHand.getStore()?.requestId ?? '',
      ),
  });
  const standard = new StandardHandler<RequestContext>(router, new StandardOpenAPIMatcher(), codec, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    clientInterceptors: [
      onError((error, { context }) => {
        const refusal = asProblem(error);
        report(refusal, context);
        if (refusal.retryAfterSeconds) void context.reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
        throw new ORPCError(refusal.code, {
          status: refusal.status,
          message: refusal.message,
          data: refusal,
          cause: error,
        });
      }),
      async (call) => {
        call.context.operation = call.path.join('.');
        const answer = await call.next();
        if (options.checkAnswers) await checkAnswer(call.procedure, answer);
        return answer;
      },
    ],
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply);
    const began = performance.now();
    // The matcher looks at the address as it was sent; aliases count as what they were rewritten to.
    Object.assign(request.raw, { originalUrl: request.raw.url });
    const asked = toStandardLazyRequest(request, reply);
    const { matched, response } = await inHand.run(context, () => standard.handle(asked, { prefix, context }));
    if (matched) await send(reply, response);
    // A stream lasts as long as somebody listens.
    if (!isEventStream(reply)) {
      const labels = { operation: context.operation ?? 'none', status: matched ? reply.statusCode : 404 };
      requestSeconds.observe(labels, (performance.now() - began) / 1_000);
    }
    if (!matched) await reply.status(404).send(problemBody(problem('not-found'), context.requestId));
    return reply;
  };
}

type Response = Parameters<typeof sendStandardResponse>[1];

/** JSON goes out at once; files and streams as oRPC sends them, until they are through. */
async function send(reply: FastifyReply, response: Response): Promise<void> {
  const { status, headers, body } = response;
  if (!isJson(body)) return sendStandardResponse(reply, response, { eventIteratorKeepAliveInterval: 15_000 });
  void reply.status(status).headers(headers).header('content-type', 'application/json').send(asJson(body));
}

const isJson = (body: unknown): body is object =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype);

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** What endpoints answer is JSON already, or one file: it is not copied value by value to find out. */
class JsonAsItIs extends StandardOpenAPIJsonSerializer {
  override serialize(answer: unknown): ReturnType<StandardOpenAPIJsonSerializer['serialize']> {
    return answer instanceof Blob ? super.serialize(answer) : [answer, false];
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

/** Everything that can go wrong in an endpoint, as one of the closed list. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ORPCError) {
    const { cause } = error;
    if (error.code === 'BAD_REQUEST' && cause instanceof ValidationError) return invalid(cause);
    if (error.status < 500) return problem('malformed', { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (UNSTORABLE.includes(code)) return problem('invalid', { cause: error });
  if (isDiskFull(error)) return problem('disk-full', { cause: error });
  if (isAway(error) || isOutOfDate(error)) return problem('unavailable', { cause: error, retryAfterSeconds: 2 });
  return problem('failed', { cause: error });
}

/** Codes of PostgreSQL. */
const UNSTORABLE = ['22021', '22P05'];

z.config({ customError: inPlainWords });

function invalid({ issues }: ValidationError): Problem {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const keys = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
    errors[keys.join('.') || 'body'] ??= issue.message;
  }
  return problem('invalid', { message: issues[0]?.message, errors });
}

function report(refusal: Problem, context: RequestContext): void {
  if (refusal.status < 500) return;
  context.log.error({ err: refusal.cause, request_id: context.requestId }, 'request failed');
}
