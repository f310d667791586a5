import { describe, expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { eventsOf } from './events.ts';

const answer = (body: string, headers: Record<string, string> = {}, outputStructure?: string) =>
  answerOf(
    { meta: { needs: 'nothing', of: 'agent' }, route: { outputStructure } },
    new Response(body, { headers: { 'content-type': 'application/json', ...headers } }),
  );

describe('an answer', () => {
  it('is its body, or nothing where there is none', async () => {
    expect(await answer('{"a":1}')).toEqual({ a: 1 });
    expect(await answer('')).toBeUndefined();
    expect(await answer('a line', { 'content-type': 'text/plain; charset=utf-8' })).toBe('a line');
  });

  it('has its headers where the endpoint says so', async () => {
    expect(await answer('[]', { 'x-total-count': '3' }, 'detailed')).toMatchObject({
      status: 200,
      headers: { 'x-total-count': '3' },
      body: [],
    });
  });

  it('is a file where it has the name of one, or is no text', async () => {
    const named = await answer('a,b', {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="m.csv"',
    });
    expect(named).toMatchObject({ name: 'm.csv', type: 'text/csv', size: 3 });
    const foreign = { 'content-disposition': "attachment; filename=x; filename*=UTF-8''men%C3%BC.csv" };
    expect(await answer('a', foreign)).toMatchObject({ name: 'menü.csv' });
    expect(await answer('a', { 'content-type': 'audio/wav' })).toMatchObject({ name: 'blob', type: 'audio/wav' });
  });
});

describe('events', () => {
  const told = async (...pieces: string[]) => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    void (async () => {
      for (const piece of pieces) await writer.write(encoder.encode(piece));
      await writer.close();
    })().catch(() => undefined);
    const events: unknown[] = [];
    for await (const event of eventsOf(new Response(readable))) events.push(event);
    return events;
  };

  it('are read wherever they are cut', async () => {
    expect(await told('event: message\nda', 'ta: {"a":1}\n', '\n: \n\nevent: message\ndata: 2\n\n')).toEqual([
      { a: 1 },
      2,
    ]);
  });

  it('end when the server says so', async () => {
    expect(await told('event: message\ndata: 1\n\nevent: done\n\n', 'event: message\ndata: 2\n\n')).toEqual([1]);
    await expect(told('event: error\ndata: {"code":"x"}\n\n')).rejects.toThrow('ended its events');
  });

  it('are no longer read when nobody listens', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('event: message\ndata: 1\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of eventsOf(new Response(body))) {
      expect(event).toBe(1);
      break;
    }
    expect(cancelled).toBe(true);
  });
});
