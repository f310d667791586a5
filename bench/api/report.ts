import { middle } from '../usage.ts';

/** One server asked for a moment: what it answered a second, and the CPU of it and of the database for each answer. */
export interface Turn {
  rate: number;
  serverUs: number;
  databaseUs: number;
}

interface Spread {
  median: number;
  from: number;
  to: number;
}

export interface Figures {
  name: string;
  goal: number;
  product: Turn;
  bare: Turn;
  /** Of each round's product to its bare server. */
  rate: Spread;
  serverCpu: Spread;
}

const medians = (turns: readonly Turn[]): Turn => ({
  rate: middle(turns.map(({ rate }) => rate)),
  serverUs: middle(turns.map(({ serverUs }) => serverUs)),
  databaseUs: middle(turns.map(({ databaseUs }) => databaseUs)),
});

function ratios(product: readonly Turn[], bare: readonly Turn[], of: keyof Turn): Spread {
  const each = product.flatMap((turn, at) => turn[of] / (bare[at]?.[of] ?? Number.NaN)).toSorted((a, b) => a - b);
  return { median: middle(each), from: each[0] ?? Number.NaN, to: each.at(-1) ?? Number.NaN };
}

export const summed = (product: readonly Turn[], bare: readonly Turn[]): Omit<Figures, 'name' | 'goal'> => ({
  product: medians(product),
  bare: medians(bare),
  rate: ratios(product, bare, 'rate'),
  serverCpu: ratios(product, bare, 'serverUs'),
});

export const HEAD = `| Answer | Product, bare req/s | Rate / bare (spread) | Goal | CPU of server µs, bare | / bare | CPU of database µs, bare |
|---|---|---|---|---|---|---|`;

const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');
const two = (figure: number) => figure.toFixed(2);

export const rowOf = ({ name, goal, product, bare, rate, serverCpu }: Figures): string =>
  `| ${[
    name,
    `${whole(product.rate)}, ${whole(bare.rate)}`,
    `**${two(rate.median)}** (${two(rate.from)}–${two(rate.to)})`,
    `≥ ${goal}`,
    `${whole(product.serverUs)}, ${whole(bare.serverUs)}`,
    two(serverCpu.median),
    `${whole(product.databaseUs)}, ${whole(bare.databaseUs)}`,
  ].join(' | ')} |`;
