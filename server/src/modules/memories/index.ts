export { addMemory, changeMemory } from './memories.ts';
export { memoryRoutes } from './routes.ts';
