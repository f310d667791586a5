export { datasetKept } from './kept.ts';
export { linesOfFile } from './lines.ts';
export { addPassage, changePassage } from './passages.ts';
export { fewPassages, findPassages } from './queries.ts';
export { datasetRoutes } from './routes.ts';
