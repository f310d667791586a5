import { existsSync, globSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes out of packages what no server on this machine reads. */
export function prune(modules: string): void {
  const remove = (path: string) => rmSync(join(modules, path), { recursive: true, force: true });
  for (const path of globSync(NOT_READ, { cwd: modules })) remove(path);
  keepOnly(join(modules, 'onnxruntime-node/bin/napi-v6'), process.platform);
  keepOnly(join(modules, 'onnxruntime-node/bin/napi-v6', process.platform), process.arch);
}

const NOT_READ = [
  // Compilers and debuggers read these.
  '**/*.{map,d.ts,d.cts,d.mts,a}',
  // The recogniser that runs is the base model, by onnxruntime-node; the rest of the package is for browsers.
  '@usefulsensors/moonshine-js/dist/model/tiny',
  '@usefulsensors/moonshine-js/dist/*.{wasm,mjs}',
  // For browsers, too.
  'date-holidays/dist',
];

function keepOnly(folder: string, name: string): void {
  if (!existsSync(join(folder, name))) throw new Error(`${folder} has nothing for ${name}.`);
  for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other), { recursive: true });
}
