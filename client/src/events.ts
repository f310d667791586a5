/** What a server tells as it happens (server-sent events of JSON), until it or the reader ends it. */
export async function* eventsOf({ body }: Response): AsyncGenerator<unknown, void> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const messages = (kept + value).split('\n\n');
      kept = messages.pop() ?? '';
      for (const { event, data } of messages.map(read)) {
        if (event === 'done') return;
        if (event === 'error') throw new Error(`The server ended its events: ${data}`);
        // What has no data only says that somebody is still there.
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    await reader.cancel();
  }
}

function read(message: string): { event: string; data: string } {
  const of = (field: string) =>
    message
      .split('\n')
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join('\n');
  return { event: of('event'), data: of('data') };
}
