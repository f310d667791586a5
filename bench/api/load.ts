import { connect, type Socket } from 'node:net';

/** Requests by a few connections that are kept, each asking again as soon as it was answered. */

export interface Ask {
  method: 'GET' | 'PUT';
  path: string;
  body?: unknown;
}

export interface Where {
  port: number;
  token: string;
}

const HEAD_END = '\r\n\r\n';

const spelt = ({ method, path, body }: Ask, { port, token }: Where): Buffer => {
  const content = body === undefined ? '' : JSON.stringify(body);
  const sent = content && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\n${sent}\r\n${content}`,
  );
};

/** Answers how many were answered in that time. A refusal ends it. */
export async function ask(next: () => Ask, where: Where, { connections, ms }: { connections: number; ms: number }) {
  const until = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(() => spelt(next(), where), where.port, until)),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** A client that costs next to nothing: the servers share the machine with it. */
function keepAsking(next: () => Buffer, port: number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let answered = 0;
    let missing = 0;
    let head = '';
    socket.on('connect', () => socket.write(next()));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end));
        if (!head.startsWith('HTTP/1.1 200 ') || !length) return void socket.destroy(new Error(head.slice(0, 600)));
        missing = Number(length[1]) - (head.length - end - HEAD_END.length);
        head = '';
      }
      if (missing > 0) return;
      answered++;
      if (performance.now() < until) socket.write(next());
      else socket.end(() => resolve(answered));
    });
  });
}

/** One answer, to look at. */
export async function answerOf({ method, path, body }: Ask, { port, token }: Where): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
