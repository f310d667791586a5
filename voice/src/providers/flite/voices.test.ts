import { describe, expect, it } from 'vitest';
import { fliteVoice } from './voices.ts';

const CHOICES = 'thalia andromeda helena hera athena apollo zeus arcas ares aries'.split(' ');

describe('stand-ins for the voices that an owner can choose', () => {
  it('are all different', () => {
    const standIns = CHOICES.map((name) => JSON.stringify(fliteVoice(`aura-2-${name}-en`)));
    expect(new Set(standIns).size).toBe(CHOICES.length);
  });

  it.each([
    ['aura-2-apollo-en', 'rms'],
    ['apollo', 'rms'],
    ['kal16', 'kal16'],
    ['aura-2-somebody-new-en', 'slt'],
    ['constructor', 'slt'],
    ['', 'slt'],
  ])('%s is %s', (id, name) => {
    expect(fliteVoice(id).name).toBe(name);
  });
});
