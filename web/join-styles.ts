import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/g;

/** The pages that are read before anything else is: each has one style sheet, in the order of those it was made of. */
export const joinStyles = (...pages: string[]): Plugin => ({
  name: 'join-styles',
  enforce: 'post',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const textOf = (file: string) => {
        const found = Object.values(bundle).find(({ fileName }) => fileName === file);
        if (found?.type !== 'asset') throw new Error(`${file} is no asset of the build.`);
        return String(found.source);
      };
      for (const page of pages) {
        const html = textOf(page);
        const source = [...html.matchAll(LINK)].map(([, file = '']) => textOf(file)).join('\n');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/${page.replace('.html', '')}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        const link = `  <link rel="stylesheet" href="/${fileName}">\n  </head>`;
        delete bundle[page];
        this.emitFile({ type: 'asset', fileName: page, source: html.replace(LINK, '').replace('</head>', link) });
      }
    },
  },
});
