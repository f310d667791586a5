import { type KeptOf, ofAgent } from '../../kept.ts';

export const datasetKept: KeptOf<'datasets' | 'passages'> = {
  datasets: { ofAgent },
  passages: { hides: ['words'], ofAgent, many: true },
};
