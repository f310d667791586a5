import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Installed = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/**
 * The packages that npm put into a folder, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). `npm sbom` refuses
 * a tree with replaced packages, which this one has.
 */
export function sbomOf(modules: string, product: { name: string; version: string }): string {
  const { packages } = Installed.parse(JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')));
  const components = Object.entries(packages).flatMap(([path, { version, license, integrity, link }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (version === undefined || link || !path.includes('node_modules/')) return [];
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license !== undefined && { licenses: [licenseOf(license)] }),
      ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    };
  });
  const component = { type: 'application', ...product };
  return JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components },
    null,
    1,
  );
}

const licenseOf = (license: string) =>
  / (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { name: license } };

/** npm writes `sha512-` and base64. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split(' ', 1)[0]?.split('-', 2) ?? [];
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}
