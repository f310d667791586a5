/** Random figures that a seed brings back (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomOf>;

const ODD = [
  '\0',
  '\ufeff',
  '\ud800',
  '"',
  "'",
  '\\',
  '<',
  '&',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ';',
  '\r\n',
  '\n\n',
  '--',
  '=',
  '@',
  '%00',
  '%ff',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '9'.repeat(40),
  'a'.repeat(5_000),
  '['.repeat(2_000),
  '🍕',
  '\u202e',
  '../',
  'PK\x03\x04',
  'endobj',
  'stream',
  '__proto__',
  'constructor',
  '</Response>',
  ']]>',
  '<!--',
];

/** A seed with one to eight things wrong. */
export function mutate(seed: Uint8Array, random: Random): Uint8Array {
  let bytes: Buffer = Buffer.from(seed);
  for (let left = 1 + random(8); left > 0; left--) bytes = CHANGES[random(CHANGES.length)]?.(bytes, random) ?? bytes;
  return bytes.subarray(0, 200_000);
}

const cut = (bytes: Buffer, random: Random): [number, number] => {
  const from = random(bytes.length + 1);
  return [from, Math.min(bytes.length, from + random(64))];
};

const CHANGES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => {
    if (bytes.length > 0) bytes[random(bytes.length)] = random(256);
    return bytes;
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length + 1)),
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    const piece = Buffer.concat(Array.from({ length: 1 + random(20) }, () => bytes.subarray(from, to)));
    return Buffer.concat([bytes.subarray(0, from), piece, bytes.subarray(from)]);
  },
  (bytes, random) => {
    const [from] = cut(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), Buffer.from(ODD[random(ODD.length)] ?? ''), bytes.subarray(from)]);
  },
];
