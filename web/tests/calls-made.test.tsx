import { expect, it } from 'vitest';
import { AGENT } from './sample.ts';
import { open } from './screen.tsx';

const HOME = `/app/agents/${AGENT.id}`;
const said = (noun: string) =>
  `event: message\ndata: ${JSON.stringify({ noun, verb: 'said', agent_id: AGENT.id, id: AGENT.id })}\n\n`;

/** The code of a page comes first. */
const PATIENT = { timeout: 10_000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An open line, on which this is said whenever we want. */
function line() {
  let speak: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (at) => {
      speak = (text) => at.enqueue(new TextEncoder().encode(text));
    },
  });
  const events = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return { events, say: (text: string) => speak(text) };
}

it.each([
  ['overview', ['statistics', 'waiting', 'conversations', 'setup']],
  ['conversations', ['conversations', 'conversations/statistics', 'waiting']],
  ['orders', ['orders', 'orders/settings', 'waiting']],
  ['callbacks', ['callbacks', 'waiting']],
  ['memory', ['memories', 'memory-proposals', 'datasets']],
])('the page %s asks for each thing once', async (path, things) => {
  const { asked } = await open(`${HOME}/${path}`);
  await expect.poll(() => asked(`GET /agent/:id/${things[0]}`), PATIENT).not.toHaveLength(0);
  await pause(400);
  expect(things.map((thing) => [thing, asked(`GET /agent/:id/${thing}`).length])).toEqual(
    things.map((one) => [one, 1]),
  );
});

it('ten words of a call are no ten questions for the list, and hardly any for the sums', async () => {
  const { events, say } = line();
  const { asked } = await open(`${HOME}/conversations`, { answers: { 'GET /agent/:id/events': events } });
  await expect.poll(() => asked('GET /agent/:id/conversations'), PATIENT).not.toHaveLength(0);
  await pause(300);
  const before = asked('GET /agent/:id/conversations').length;
  for (let at = 0; at < 10; at++) {
    say(said('conversations'));
    await pause(60);
  }
  await pause(1_300);
  // At once, and once more for all that came meanwhile.
  expect(asked('GET /agent/:id/conversations').length - before).toBe(2);
  expect(asked('GET /agent/:id/waiting')).toHaveLength(2);
});
