import {
  type Billing,
  CALLS_PER_DAY,
  monthlyCost,
  PLAN_NAMES,
  PLANS,
  type PlanName,
} from '@attendant/contract/site/plans';

/** The three straight lines of cost over volume. */

/** In units of the drawing, which are pixels where it is as wide as its box. */
export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const EDGES = { left: 46, right: 78, top: 8, bottom: 26 };
export const WIDE: Box = { width: 700, height: 264, ...EDGES };
export const NARROW: Box = { width: 358, height: 232, ...EDGES };
const CEILINGS = [1e3, 2e3, 4e3, 8e3, 12e3, 16e3, 2e4, 4e4, 6e4, 8e4, 1e5];
/** Labels nearer than this would run into each other. */
const LABEL_GAP = 16;

interface PlanLine {
  name: PlanName;
  label: string;
  from: [x: number, y: number];
  to: [x: number, y: number];
  labelY: number;
}

export interface DrawnCosts {
  lines: PlanLine[];
  /** Values of the grid with their heights. */
  grid: { dollars: number; y: number }[];
  xOf: (callsPerDay: number) => number;
  yOf: (dollars: number) => number;
}

export function drawCosts(box: Box, billing: Billing, minutesPerCall: number): DrawnCosts {
  const { min, max } = CALLS_PER_DAY;
  const cost = (name: PlanName, callsPerDay: number) =>
    monthlyCost(PLANS[name], billing, { callsPerDay, minutesPerCall }).total;
  const highest = Math.max(...PLAN_NAMES.map((name) => cost(name, max)));
  const ceiling = CEILINGS.find((one) => one >= highest) ?? highest;
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  const xOf = (calls: number) => round(box.left + ((calls - min) / (max - min)) * inner.width);
  const yOf = (dollars: number) => round(box.top + (1 - dollars / ceiling) * inner.height);
  const lines = PLAN_NAMES.map((name): PlanLine => {
    const to: [number, number] = [xOf(max), yOf(cost(name, max))];
    return { name, label: PLANS[name].label, from: [xOf(min), yOf(cost(name, min))], to, labelY: to[1] };
  });
  spread(lines);
  const grid = [0, 1, 2, 3, 4].map((step) => ({ dollars: (ceiling * step) / 4, y: yOf((ceiling * step) / 4) }));
  return { lines, grid, xOf, yOf };
}

/** Moves labels down until none covers another. */
function spread(lines: PlanLine[]): void {
  let lowest = Number.NEGATIVE_INFINITY;
  for (const line of lines.toSorted((a, b) => a.labelY - b.labelY)) {
    line.labelY = Math.max(line.labelY, lowest + LABEL_GAP);
    lowest = line.labelY;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The plan that costs least at a volume. */
export function cheapest(billing: Billing, volume: { callsPerDay: number; minutesPerCall: number }): PlanName {
  const cost = (name: PlanName) => monthlyCost(PLANS[name], billing, volume).total;
  return PLAN_NAMES.reduce((best, name) => (cost(name) < cost(best) ? name : best));
}
