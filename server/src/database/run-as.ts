import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';

/** How a program is started so that it does not run as root, which PostgreSQL refuses. */
export interface RunAs {
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
  /** Makes a private folder that the program may write to. */
  own(folder: string): void;
}

const NOBODY = 65_534;

const asMyself: RunAs = {
  command: (file, args) => ({ file, args }),
  own: (folder) => void mkdirSync(folder, { recursive: true, mode: 0o700 }),
};

const asNobody: RunAs = {
  command: (file, args) => ({ file, args, uid: NOBODY, gid: NOBODY }),
  own(folder) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chownSync(folder, NOBODY, NOBODY);
  },
};

/** A user namespace in which our files are our own but we are not uid 0: for folders that only root may enter. */
const asMappedUser: RunAs = {
  command: (file, args) => ({
    file: 'unshare',
    args: ['--user', '--map-user=1000', '--map-group=1000', file, ...args],
  }),
  own: (folder) => void mkdirSync(folder, { recursive: true, mode: 0o700 }),
};

/** Picks the way for `program` and the data in `folder`; a folder that exists already keeps the way it was made by. */
export function runAs(program: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return asMyself;
  const madeByRoot = existsSync(folder) ? statSync(folder).uid === 0 : undefined;
  if (madeByRoot !== true && nobodyReaches(program, folder)) return asNobody;
  if (works(asMappedUser.command(program, ['--version']))) return asMappedUser;
  throw new Error(
    `PostgreSQL must not run as root, and no other user can enter ${folder}: start as an ordinary user, ` +
      'set DATA_DIR to a folder that others may enter, or set DATABASE_URL.',
  );
}

function nobodyReaches(program: string, folder: string): boolean {
  let parent = folder;
  while (!existsSync(parent)) parent = parent.replace(/\/[^/]*$/, '') || '/';
  const enter = { file: '/bin/sh', args: ['-c', 'cd "$0"', parent === folder ? `${folder}/..` : parent] };
  return works(asNobody.command(program, ['--version'])) && works({ ...enter, uid: NOBODY, gid: NOBODY });
}

function works({ file, args, uid, gid }: ReturnType<RunAs['command']>): boolean {
  return spawnSync(file, args, { uid, gid, stdio: 'ignore' }).status === 0;
}
