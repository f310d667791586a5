import { expect, it } from 'vitest';
import { assetsOf } from './fetch-app-ahead.ts';

it('finds the scripts and styles of a page, and nothing else', () => {
  const page = `<script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-DNAa_D8n.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/frame-COvTcVoA.css">
    <link rel="preload" href="/assets/besley-latin.woff2" as="font">`;
  expect(assetsOf(page)).toEqual(['/assets/index-DNAa_D8n.js', '/assets/frame-COvTcVoA.css']);
});
