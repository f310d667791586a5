import { describe, expect, it } from 'vitest';
import { EnergyGate } from './gate.ts';

const frame = (amplitude: number) => Int16Array.from({ length: 256 }, (_, i) => (i % 2 ? amplitude : -amplitude));

describe('the energy gate', () => {
  it.each([
    ['digital silence', 0, false],
    ['what mu-law makes of silence', 8, false],
    ['a whisper at -45 dBFS', 184, true],
    ['its quieter places at -60 dBFS', 33, true],
  ])('%s', (_, amplitude, passes) => {
    expect(new EnergyGate(32).passes(frame(amplitude))).toBe(passes);
  });

  it('stays open for 400 ms after the last loud frame', () => {
    const gate = new EnergyGate(32);
    gate.passes(frame(1000));
    const open = Array.from({ length: 20 }, () => gate.passes(frame(0)));
    expect(open.filter(Boolean)).toHaveLength(12);
    expect(open.at(-1)).toBe(false);
  });

  it('can be closed at once', () => {
    const gate = new EnergyGate(32);
    gate.passes(frame(1000));
    gate.close();
    expect(gate.passes(frame(0))).toBe(false);
  });
});
