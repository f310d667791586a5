/** A voice inside Flite and how it is bent: `int_f0_target_mean` in hertz, `duration_stretch` above 1 is slower. */
export interface FliteVoice {
  readonly name: 'slt' | 'rms' | 'awb' | 'kal16';
  readonly settings: Readonly<Record<string, number>>;
}

/** Of all these voices. */
export const FLITE_SAMPLE_RATE = 16_000;

const THALIA: FliteVoice = { name: 'slt', settings: {} };

/** Which of Flite's four voices stands in for which of the voices that an owner can choose (Deepgram Aura-2 ids). */
const STAND_INS = new Map<string, FliteVoice>([
  ['thalia', THALIA],
  ['andromeda', { name: 'slt', settings: { int_f0_target_mean: 195 } }],
  ['helena', { name: 'slt', settings: { int_f0_target_mean: 158, duration_stretch: 1.05 } }],
  ['hera', { name: 'slt', settings: { int_f0_target_mean: 150 } }],
  ['athena', { name: 'slt', settings: { int_f0_target_mean: 182, duration_stretch: 1.05 } }],
  ['apollo', { name: 'rms', settings: {} }],
  ['zeus', { name: 'rms', settings: { int_f0_target_mean: 82, duration_stretch: 1.05 } }],
  ['arcas', { name: 'awb', settings: {} }],
  ['ares', { name: 'awb', settings: { int_f0_target_mean: 105 } }],
  ['aries', { name: 'kal16', settings: {} }],
]);

/** The stand-in for 'aura-2-thalia-en' or 'thalia'; thalia's for a voice that is not known. Also takes Flite's own names. */
export function fliteVoice(id: string): FliteVoice {
  const [, name = id] = /^aura-(?:2-)?([a-z]+)-[a-z]+$/.exec(id) ?? [];
  if (name === 'slt' || name === 'rms' || name === 'awb' || name === 'kal16') return { name, settings: {} };
  return STAND_INS.get(name) ?? THALIA;
}
