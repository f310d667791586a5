import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkArchive } from './archive.ts';
import { ReaderKilled, readFile, UnreadableFile } from './reader.ts';
import { archiveOf, docxOf, pdfBomb } from './testing/documents.ts';

const MB = 1024 * 1024;
const memory = () => process.memoryUsage.rss() / MB;
const read = (name: string, bytes: Uint8Array, memoryMb?: number) => readFile({ name, bytes, columns: [] }, memoryMb);

describe('a document that unpacks to 400 MB', () => {
  const bomb = archiveOf({ 'word/document.xml': { content: Buffer.alloc(400 * MB, 'a'), said: 400 * MB } });

  it('is refused before it is unpacked', async () => {
    expect(bomb.length).toBeLessThan(MB);
    const before = memory();
    await expect(read('bomb.docx', bomb)).rejects.toThrow('The file unpacks to more than can be read.');
    expect(memory() - before).toBeLessThan(100);
  });

  it('and says that it does not, is refused where it goes on', () => {
    const liar = archiveOf({ 'word/document.xml': { content: Buffer.alloc(20 * MB, 'a'), said: 900 } });
    expect(() => checkArchive(liar)).toThrow(RangeError);
  });
});

describe('an archive', () => {
  it('of too many entries is refused', () => {
    const names = Array.from({ length: 2_001 }, (_, at) => [`${at}.xml`, { content: Buffer.from('a'), said: 1 }]);
    expect(() => checkArchive(archiveOf(Object.fromEntries(names)))).toThrow('unpacks to more');
  });

  it('as people write them is none the worse: text, a long table, and an empty entry', () => {
    const row = '<w:tr><w:tc><w:p><w:r><w:t>Garlic knots</w:t></w:r></w:p></w:tc></w:tr>';
    const table = Array.from({ length: 30_000 }, (_, at) => row.replace('knots', `knots ${at * 7919}`)).join('');
    const good = archiveOf({
      'word/document.xml': { content: Buffer.from(table), said: table.length },
      'empty.xml': { content: Buffer.alloc(0), said: 0 },
    });
    expect(deflateRawSync(table).length).toBeLessThan(table.length / 10);
    expect(() => checkArchive(good)).not.toThrow();
  });
});

describe('a reader', () => {
  it('answers what it read', async () => {
    expect((await read('rules.docx', docxOf('There is a coat check.'))).passages).toEqual(['There is a coat check.']);
  });

  it('that takes more memory than there is ends alone', async () => {
    const words = Buffer.from(JSON.stringify(Array.from({ length: 400_000 }, (_, at) => [at, { a: `b${at}` }])));
    const before = memory();
    await expect(read('large.json', words, 100)).rejects.toThrow(ReaderKilled);
    expect(memory() - before).toBeLessThan(150);
  });

  it('of a PDF whose page unpacks to 100 MB ends alone, or is read', async () => {
    const bomb = pdfBomb(100 * MB);
    const before = memory();
    const outcome = await read('bomb.pdf', bomb).then(
      () => 'read',
      (error: unknown) => (error instanceof ReaderKilled || error instanceof UnreadableFile ? 'refused' : error),
    );
    expect(['read', 'refused']).toContain(outcome);
    expect(memory() - before).toBeLessThan(150);
  });
});
