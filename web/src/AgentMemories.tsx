import { Knowledge } from './modules/datasets/Knowledge.tsx';
import { MemoriesPage } from './modules/memories/MemoriesPage.tsx';

/** What an agent keeps in mind, and the files that it looks into. */
export const AgentMemories = () => (
  <MemoriesPage>
    <Knowledge />
  </MemoriesPage>
);
