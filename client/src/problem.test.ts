import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

const answer = (body: string, status: number, statusText = '') => problemOf(new Response(body, { status, statusText }));

describe('a refused answer', () => {
  it('says the message of its body, and carries status and body', async () => {
    const problem = await answer('{"message":"Not found","detail":"x","code":"not-found"}', 404);
    expect(problem).toMatchObject({ message: 'Not found', status: 404, code: 'not-found' });
    expect(problem.body).toMatchObject({ detail: 'x' });
  });

  it('says the detail when there is no message', async () => {
    expect((await answer('{"detail":"Slow down"}', 429)).message).toBe('Slow down');
  });

  it('says the status line when the body is text, empty, or no object', async () => {
    expect((await answer('<h1>Bad Gateway</h1>', 502, 'Bad Gateway')).message).toBe('HTTP 502: Bad Gateway');
    expect((await answer('', 500, 'Oops')).message).toBe('HTTP 500: Oops');
    expect((await answer('null', 500, 'Oops')).body).toBeNull();
  });

  it('names the fields that were refused', async () => {
    const problem = await answer('{"message":"m","code":"invalid","errors":{"name":"Too short"}}', 422);
    expect(problem.fields).toEqual({ name: 'Too short' });
  });
});
