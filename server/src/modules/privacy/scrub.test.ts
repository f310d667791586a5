import { once } from 'node:events';
import { createServer, connect as dial } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { scrub } from './scrub.ts';

it('fails, and nothing else does, when the line to the database is cut meanwhile', async () => {
  const { connection } = await testDatabase();
  const line = createServer((near) => {
    const far = dial(`${connection.host}/.s.PGSQL.${connection.port ?? 5432}`);
    far.pipe(near);
    near.on('data', (asked) => {
      if (asked.includes('vacuum')) near.destroy();
      else far.write(asked);
    });
    near.on('close', () => far.destroy());
  });
  line.listen(0, '127.0.0.1');
  onTestFinished(() => void line.close());
  await once(line, 'listening');
  const address = line.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(scrub({ ...connection, host: '127.0.0.1', port })).rejects.toThrow(/terminated|reset/);
});
