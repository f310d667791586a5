import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** The smallest files that real readers take for what they are. */

const bytes = (text: string) => Buffer.from(text, 'latin1');

export const pdfOf = (line: string): Uint8Array => pdf(`BT /F1 12 Tf 72 720 Td (${line}) Tj ET`);

/** A small file with a page that unpacks to so many bytes. */
export const pdfBomb = (size: number): Uint8Array =>
  pdf(deflateSync(Buffer.alloc(size, ' ')).toString('latin1'), '/Filter /FlateDecode ');

function pdf(stream: string, filter = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< ${filter}/Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return bytes(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
  );
}

export function docxOf(...paragraphs: string[]): Uint8Array {
  const words = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const main = 'http://schemas.openxmlformats.org';
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${main}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="a" Type="${main}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${main}/wordprocessingml/2006/main"><w:body>${words}</w:body></w:document>`,
  });
}

/** An archive of files that are stored as they are. */
const zipOf = (files: Record<string, string>): Uint8Array =>
  zip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text), packed: null, said: null })));

/** An archive of packed files, each with the size that it says it has. */
export const archiveOf = (files: Record<string, { content: Buffer; said: number }>): Uint8Array =>
  zip(
    Object.entries(files).map(([name, { content, said }]) => ({
      name,
      content,
      packed: deflateRawSync(content),
      said,
    })),
  );

interface Part {
  name: string;
  content: Buffer;
  packed: Buffer | null;
  said: number | null;
}

function zip(entries: readonly Part[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content, packed, said } of entries) {
    const stored = packed ?? content;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(10, 0);
    facts.writeUInt16LE(packed ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(stored.length, 14);
    facts.writeUInt32LE(said ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(place, 10);
    directory.push(bytes('PK\x01\x02\x0a\x00'), facts, entry, bytes(name));
    const part = Buffer.concat([bytes('PK\x03\x04'), facts, bytes(name), stored]);
    parts.push(part);
    place += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...parts, listed, bytes('PK\x05\x06'), end]);
}
