import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that is the same for everybody: compressed once, not again for each who asks. */
export interface Packed {
  readonly plain: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export const packed = (plain: string): Packed => ({ plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) });

/** Sends it as the client takes it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: Packed): FastifyReply {
  const taken = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  const coding = (['br', 'gzip'] as const).find((one) => taken.includes(one));
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  return coding ? reply.header('content-encoding', coding).send(page[coding]) : reply.send(page.plain);
}
