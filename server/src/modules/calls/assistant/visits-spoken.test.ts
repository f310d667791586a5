import { decodeMuLaw, encodeMuLaw } from '@attendant/voice/audio/mu-law';
import { resample } from '@attendant/voice/audio/resample';
import { type BuiltInSpeech, loadBuiltInSpeech } from '@attendant/voice/built-in';
import { beforeAll, describe, expect, it } from 'vitest';
import { atEnd } from '../../../testing/ends.ts';
import { type Booked, clinicByPhone, type Line } from '../testing/clinic.ts';

/**
 * What is said to Harbor Dental over a telephone line, and what is booked then: the sound of a synthetic caller, 8 kHz
 * µ-law, heard by the built-in ears. Turn by turn and not in real time; whole calls over a carrier's line are elsewhere.
 * All ten are in one calendar, so that the later ones find what the earlier ones took.
 */
const { call, wanted } = clinicByPhone(new Date('2037-11-29T15:00:00Z'));

let speech: BuiltInSpeech;
beforeAll(async () => {
  speech = await loadBuiltInSpeech();
  atEnd(() => speech.close());
});

const LINE_RATE = 8000;
const VOICES = ['apollo', 'thalia', 'arcas'] as const;
const signal = new AbortController().signal;

/** A caller keeps one voice. */
const over =
  (voice: string): Line =>
  (keyterms) => {
    const { toSpeech, toText } = speech;
    const line = toText.open({ sampleRate: LINE_RATE, keyterms });
    return async (words, question) => {
      const samples: number[] = [];
      for await (const pcm of toSpeech.synthesise(words, { voice: `aura-2-${voice}-en`, signal }))
        for (const sample of pcm) samples.push(sample);
      const sent = encodeMuLaw(resample(Int16Array.from(samples), toSpeech.sampleRate, LINE_RATE));
      return line.recognise(decodeMuLaw(sent), signal, question);
    };
  };

const CALLS: readonly (readonly [name: string, lines: readonly string[], booked: Booked])[] = [
  ['Dan', ['a cleaning with Doctor Okafor on {tue} at ten'], ['Cleaning', 'Doctor Okafor', 'tue', '10:00']],
  ['Maria', ["I'd like to book a checkup with anyone on {mon} at nine thirty"], ['Checkup', 'any', 'mon', '09:30']],
  ['Robert', ['hi, can I get a crown done on {wed} at two'], ['Crown', 'Doctor Okafor', 'wed', '14:00']],
  ['Karen', ['could Doctor Hale do a cleaning for me {fri} at eleven'], ['Cleaning', 'Doctor Hale', 'fri', '11:00']],
  ['Nancy', ['I need my teeth cleaned, {mon} at three please'], ['Cleaning', 'any', 'mon', '15:00']],
  ['Peter', ['can I come in on {thu} at ten for a cleaning', '{wed} at ten then'], ['Cleaning', 'any', 'wed', '10:00']],
  [
    'Nancy',
    ['an appointment with Doctor Hale on {tue} at one', "it's for a checkup"],
    ['Checkup', 'Doctor Hale', 'tue', '13:00'],
  ],
  ['Robert', ['I want a crown with Doctor Hale {mon} at ten'], ['Crown', 'Doctor Okafor', 'mon', '10:00']],
  ['Susan', ['is Doctor Hale free for a cleaning {tue} at two'], ['Cleaning', 'Doctor Hale', 'tue', '14:00']],
  [
    'George',
    ['a checkup on {wed} at four', '@confirm make it a cleaning instead'],
    ['Cleaning', 'any', 'wed', '16:00'],
  ],
];

describe('ten callers who speak are booked for what they said, with whom they said', () => {
  it.each(CALLS.map(([name, lines, asked], at) => [name, lines.join(' / '), lines, asked, at] as const))(
    '%s: %s',
    async (name, _title, lines, asked, at) => {
      const line = over(VOICES[at % VOICES.length] ?? VOICES[0]);
      const { transcript, booked } = await call({ lines, name, line });
      expect({ booked, transcript }).toEqual({ booked: [wanted(asked, name)], transcript });
    },
  );
});
