export { memoryKept } from './kept.ts';
export { addMemory, changeMemory } from './memories.ts';
export { countProposals, unansweredIn } from './proposals.ts';
export { memoriesNear } from './queries.ts';
export { memoryRoutes } from './routes.ts';
