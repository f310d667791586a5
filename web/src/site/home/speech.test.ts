import { describe, expect, it } from 'vitest';
import { drawSpeech } from './speech.ts';

const call = [
  { voice: 'agent', seconds: 4 },
  { voice: 'pause', seconds: 2 },
  { voice: 'caller', seconds: 4 },
] as const;
const xs = (path: string) => [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));

describe('a drawn conversation', () => {
  it('is the same each time', () => {
    expect(drawSpeech(call, 500, 5)).toEqual(drawSpeech(call, 500, 5));
  });

  it('has the caller above the line and the agent below, each in their own time', () => {
    const { caller, agent } = drawSpeech(call, 500, 5);
    expect(Math.max(...xs(agent))).toBeLessThan(200);
    expect(Math.min(...xs(caller))).toBe(300);
    expect(caller).toMatch(/^(M[\d.]+ 67v-\d+)+$/);
    expect(agent).toMatch(/^(M[\d.]+ 77v\d+)+$/);
  });
});
