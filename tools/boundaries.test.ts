import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULE_ORDER } from '../web/src/modules/order.ts';
import { type Import, importsOf, sourceFiles } from './sources.ts';
import { LOADED, MOCKED } from './testing/apart.ts';

/** Who may import whom (docs/decisions/0001). The lists are the rules; a broken one names the import. */

const imports = sourceFiles('.ts', '.tsx').flatMap(importsOf);
const tests = /\.(test|bench)\.tsx?$|\/testing\//;
/** What only tests load. */
const support = /\.(test|bench)\.tsx?$|\/testing\/|\/testing\.ts$|test-people\.ts$/;
const ours = /^@attendant\/(\w+)/;

interface Packages {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const shown = ({ from, to }: Import) => `${from} → ${to}`;
const inside = (folder: string) => imports.filter(({ from }) => from.startsWith(folder));
const workspaceOf = ({ to }: Import) =>
  ours.exec(to)?.[1] ?? /^(contract|client|voice|dialogue|server|web|tools|e2e)\//.exec(to)?.[1];

const MAY_IMPORT: Record<string, string[]> = {
  contract: ['contract'],
  client: ['client', 'contract'],
  voice: ['voice'],
  dialogue: ['dialogue', 'contract', 'voice'],
  server: ['server', 'contract', 'voice', 'dialogue'],
  web: ['web', 'client', 'contract'],
};

describe('workspaces', () => {
  it.each(Object.entries(MAY_IMPORT))('%s imports only what it may', (workspace, allowed) => {
    const wrong = inside(`${workspace}/src/`).filter((one) => {
      const target = workspaceOf(one);
      return target !== undefined && !allowed.includes(target) && !tests.test(one.from);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it.each(['contract', 'client', 'voice', 'dialogue', 'server'])(
    '%s runs with what its package names, and with nothing that is only there to develop it',
    (workspace) => {
      const named = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')) as Packages;
      const there = new Set(Object.keys({ ...named.dependencies, ...named.optionalDependencies }));
      const wrong = inside(`${workspace}/src/`).filter(
        ({ from, to, typeOnly }) =>
          !typeOnly && !support.test(from) && !to.startsWith('node:') && !existsSync(to) && !there.has(packageOf(to)),
      );
      expect(wrong.map(shown)).toEqual([]);
    },
  );

  it('dialogue takes only types from voice and contract', () => {
    const wrong = inside('dialogue/src/').filter((one) => workspaceOf(one) === 'voice' && !one.typeOnly);
    expect(wrong.map(shown)).toEqual([]);
  });

  it('contract stands on zod and the contract package alone', () => {
    const wrong = inside('contract/src/').filter(
      ({ from, to }) => !tests.test(from) && !/^(contract\/|zod|@orpc\/contract)/.test(to),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it("the words of the API's document do not reach the browser", () => {
    const wrong = [...inside('contract/src/'), ...inside('web/src/')].filter(
      ({ from, to }) => to.includes('/words/') && !from.startsWith('contract/src/words/'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('no full zod reaches the browser', () => {
    const wrong = [...inside('contract/src/'), ...inside('web/src/')].filter(({ to }) => to === 'zod');
    expect(wrong.map(shown)).toEqual([]);
  });
});

/** The server's modules in their order, as app.ts lists them: each may import those before it. */
const moduleOrder = (file: string): string[] => {
  const list = /MODULE_ORDER =\s*'([\w\s]+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!list) throw new Error(`${file} does not say in which order the modules stand.`);
  return list.split(' ');
};

describe('the picture of docs/architecture.md', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');

  it('has the arrows of the workspaces', () => {
    const drawn = [...page.matchAll(/^ {2}(\w+) (?:-->|-\. types \.->) (\w+)$/gm)].map(
      ([, from, to]) => `${from} → ${to}`,
    );
    const allowed = Object.entries(MAY_IMPORT).flatMap(([from, all]) =>
      all.filter((to) => to !== from).map((to) => `${from} → ${to}`),
    );
    expect(drawn.toSorted()).toEqual(allowed.toSorted());
  });

  it('has the modules in their order', () => {
    const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(moduleOrder('server/src/app.ts'));
  });
});

describe('server', () => {
  const server = inside('server/src/').filter(({ from }) => !tests.test(from));
  const moduleOf = (path: string) => /^server\/src\/modules\/(\w+)\//.exec(path)?.[1];

  it('the floor below knows no modules', () => {
    const wrong = server.filter(
      ({ from, to }) => /^server\/src\/(database|http|jobs|live|mail|files)\//.test(from) && moduleOf(to),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('a module imports those before it, by their index', () => {
    const order = moduleOrder('server/src/app.ts');
    const wrong = server.filter(({ from, to }) => {
      const [here, there] = [moduleOf(from), moduleOf(to)];
      if (!here || !there || here === there) return false;
      return order.indexOf(there) >= order.indexOf(here) || order.indexOf(there) < 0 || !to.endsWith('/index.ts');
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('only calls and texts know voice and dialogue', () => {
    const wrong = server.filter((one) => {
      const target = workspaceOf(one);
      return (target === 'voice' || target === 'dialogue') && !['calls', 'texts'].includes(moduleOf(one.from) ?? '');
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('only config.ts reads the environment', () => {
    const wrong = sourceFiles('.ts').filter(
      (file) =>
        file.startsWith('server/src/') &&
        !tests.test(file) &&
        !/(config|main|run|embedded)\.ts$/.test(file) &&
        readFileSync(file, 'utf8').includes('process.env'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('web', () => {
  const web = inside('web/src/').filter(({ from }) => !tests.test(from));
  const moduleOf = (path: string) => /^web\/src\/modules\/(\w+)\//.exec(path)?.[1];

  it('kit and api know no modules', () => {
    const wrong = web.filter(
      ({ from, to }) => /^web\/src\/(kit|api)\//.test(from) && to.startsWith('web/src/modules/'),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it('a module imports those before it', () => {
    const wrong = web.filter(({ from, to }) => {
      const [here, there] = [moduleOf(from), moduleOf(to)];
      return here && there && here !== there && MODULE_ORDER.indexOf(there) >= MODULE_ORDER.indexOf(here);
    });
    expect(wrong.map(shown)).toEqual([]);
  });
});

it('what replaces a module in a test replaces it for no other test', () => {
  const replacing = sourceFiles('.test.ts').filter((file) =>
    /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')),
  );
  const apart = [...LOADED, ...MOCKED];
  expect(replacing.length).toBeGreaterThan(3);
  expect(replacing.filter((file) => !apart.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
