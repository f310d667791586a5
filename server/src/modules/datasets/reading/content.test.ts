import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { passagesOf } from './passages.ts';
import { docxOf, pdfOf } from './testing/documents.ts';

const read = (name: string, content: string | Uint8Array) =>
  contentOf({ name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content, columns: [] });

describe('the text of', () => {
  it('a PDF', async () => {
    const { passages } = await read('rules.pdf', pdfOf('There is a coat check by the door.'));
    expect(passages).toEqual(['There is a coat check by the door.']);
  });

  it('a Word file', async () => {
    const { passages } = await read('Rules.DOCX', docxOf('There is a coat check.', 'No smoking inside.'));
    expect(passages).toEqual(['There is a coat check.', 'No smoking inside.']);
  });

  it('a file of Windows, of UTF-16 and with a mark', async () => {
    expect((await read('a.txt', Uint8Array.of(67, 97, 102, 0xe9, 46))).passages).toEqual(['Café.']);
    expect((await read('a.txt', Uint8Array.of(0xff, 0xfe, 72, 0, 105, 0, 46, 0))).passages).toEqual(['Hi.']);
    expect((await read('a.csv', '\ufeffName\nAna\n')).columns).toEqual(['Name']);
  });

  it('JSON that is no table: one line for each thing it says', async () => {
    const { passages, rows } = await read('a.json', '{"opening_hours":{"sunday":"10 to 4"},"seats":60,"note":null}');
    expect([passages, rows]).toEqual([['opening hours, sunday: 10 to 4\nseats: 60'], null]);
  });

  it('a file with nothing in it', async () => {
    await expect(read('a.csv', 'Name,Phone\n')).rejects.toThrow('No text was found in this file.');
  });
});

describe('passages', () => {
  it('end where the author did, and headings stay with what they stand above', () => {
    expect(passagesOf('# Parking\n\nBehind the house.\n\n\nDogs\n\nAre welcome.\nOn the terrace.')).toEqual([
      '# Parking\nBehind the house.',
      'Dogs\nAre welcome.\nOn the terrace.',
    ]);
  });

  it('are never longer than a glance, and lose no word', () => {
    const long = `${'A sentence of some words. '.repeat(80)}${'x'.repeat(2000)} end.`;
    const passages = passagesOf(long);
    expect(Math.max(...passages.map((one) => one.length))).toBeLessThanOrEqual(700);
    expect(passages.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''));
  });
});
