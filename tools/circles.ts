import { importsOf, sourceFiles } from './sources.ts';

/** Files that import each other in a circle, those that only take types included: each circle as its files. */
export function circles(): string[][] {
  const files = new Set(sourceFiles('.ts', '.tsx'));
  return circlesOf(new Map([...files].map((file) => [file, namesIn(file, files)])));
}

const namesIn = (file: string, files: ReadonlySet<string>): string[] =>
  importsOf(file)
    .flatMap(({ to }) => pathsOf(to.split('?')[0] ?? to))
    .filter((path) => files.has(path));

/** Where a file of ours may stand that is imported by the name of its workspace. */
function pathsOf(to: string): string[] {
  const [, workspace, inner] = /^@attendant\/(\w+)(?:\/(.+))?$/.exec(to) ?? [];
  if (!workspace) return [to];
  return inner ? [`${workspace}/src/${inner}.ts`, `${workspace}/src/${inner}/index.ts`] : [`${workspace}/src/index.ts`];
}

/** Strongly connected components of more than one file (Tarjan, 1972). @public */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  function visit(file: string): number {
    let lowest = order.size;
    order.set(file, lowest);
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (path.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return lowest;
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
