import { expect, it } from 'vitest';
import { layOut, withCode } from './layout.ts';

const LETTER = {
  title: 'Rosa <b>Marchetti</b> invites you',
  paragraphs: ['Come & see "Sal\'s".', '<script>alert(1)</script>'],
  button: { label: 'Accept', url: 'https://attendant.example/auth/action?mode=signIn&oobCode=abc' },
  footnote: 'You do not know Rosa? Ignore this.',
};

it('escapes whatever a letter says', () => {
  const { html } = layOut('Attendant', LETTER);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>Marchetti');
  expect(html).toContain('Come &amp; see &quot;Sal&#39;s&quot;.');
  expect(html).toContain('href="https://attendant.example/auth/action?mode=signIn&amp;oobCode=abc"');
});

it('needs nothing from elsewhere, and neither style sheets nor pictures', () => {
  const { html } = layOut('Attendant', LETTER);
  expect(html).not.toMatch(/<(img|link|style|script)\b/);
});

it('says the same in plain text', () => {
  const { text } = layOut('Attendant', LETTER);
  expect(text).toBe(
    [
      'Rosa <b>Marchetti</b> invites you',
      'Come & see "Sal\'s".',
      '<script>alert(1)</script>',
      'Accept:\nhttps://attendant.example/auth/action?mode=signIn&oobCode=abc',
      'Attendant',
      '--\nYou do not know Rosa? Ignore this.\n',
    ].join('\n\n'),
  );
});

it('puts a code into its own link and nowhere else', () => {
  const url = 'https://attendant.example/auth/action?mode=signIn';
  const letter = { ...LETTER, title: 'c={{code}}', button: { label: '{{code}} oobCode=', url, codeAs: 'oobCode' } };
  const { text } = layOut('Attendant', withCode(letter, 'SECRET'));
  expect(text.match(/SECRET/g)).toHaveLength(1);
  expect(text).toContain(`${url}&oobCode=SECRET`);
});
