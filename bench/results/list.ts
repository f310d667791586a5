/** Every benchmark, as `npm run bench` runs it. */
export interface Benchmark {
  name: string;
  about: string;
  command: readonly string[];
  /** It is stopped after so many minutes. */
  atMostMinutes: number;
  /** Takes `--json FILE` and writes ratios there, which are kept and held against later ones. */
  keepsRatios?: boolean;
}

export const EVERY: readonly Benchmark[] = [
  {
    name: 'api',
    about: 'the API beside a bare node:http + pg server, on the same rows',
    command: ['bench/api.ts'],
    atMostMinutes: 10,
    keepsRatios: true,
  },
  {
    name: 'growth',
    about: 'lists, searches and figures of a business with 1,000, 100,000 and 1,000,000 conversations',
    command: ['bench/growth.ts'],
    atMostMinutes: 30,
  },
  {
    name: 'web',
    about: 'what opening and using the pages costs on a slow phone and network',
    command: ['bench/web.ts'],
    atMostMinutes: 20,
  },
  {
    name: 'engine',
    about: 'what the engine adds to a turn, with parts that take no time',
    command: ['voice/src/testing/latency.bench.ts', '25', '10'],
    atMostMinutes: 10,
  },
  {
    name: 'turns',
    about: 'how long a caller waits, from recordings of both sides',
    command: ['bench/turns.ts', '16', '2'],
    atMostMinutes: 40,
  },
  {
    name: 'barge-in',
    about: 'how soon the agent stops when it is spoken over',
    command: ['bench/barge-in.ts', '10', '2'],
    atMostMinutes: 40,
  },
  {
    name: 'load',
    about: 'many calls at once on a real server, with the built-in parts',
    command: ['bench/load.ts', '8,16,32', '60', 'built-in'],
    atMostMinutes: 20,
  },
  {
    name: 'language',
    about: 'how well it understands how people talk, by what was saved',
    command: ['bench/language.ts'],
    atMostMinutes: 60,
  },
  {
    name: 'side-by-side',
    about: 'this engine and LiveKit Agents with the same parts (after `npm install --prefix bench/livekit`)',
    command: ['bench/side-by-side.ts', 'engine', '31', '2'],
    atMostMinutes: 20,
  },
];
