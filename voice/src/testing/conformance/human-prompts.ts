import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readWav, type Wav } from '../../audio/wav.ts';

const SOUNDS = 'asterisk/sounds/en_US_f_Allison';
const TEXTS = 'doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const WORDS = { fewest: 6, most: 20 };

export interface Prompt {
  readonly text: string;
  readonly sound: Wav;
}

/**
 * Sentences by a human speaker at 8 kHz with what she says, from the Debian packages asterisk-core-sounds-en and
 * asterisk-core-sounds-en-wav (CC BY-SA 3.0, which is why they are not in this repository). Empty when not installed.
 */
export function humanPrompts(share = '/usr/share'): Prompt[] {
  if (!existsSync(`${share}/${TEXTS}`)) return [];
  const lines = gunzipSync(readFileSync(`${share}/${TEXTS}`))
    .toString('latin1')
    .split('\n');
  return lines.flatMap((line) => {
    const [, name, text = ''] = /^([\w-]+): ([^[\](<]+)$/.exec(line.trim()) ?? [];
    const file = `${share}/${SOUNDS}/${name}.wav`;
    const words = text.split(/\s+/).length;
    if (words < WORDS.fewest || words > WORDS.most || !existsSync(file)) return [];
    return [{ text, sound: readWav(readFileSync(file)) }];
  });
}
