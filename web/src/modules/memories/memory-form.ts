import { MEMORY_IMPORTANCE } from '@attendant/contract/constants';
import { Importance, type Memory, MemoryContent, MemoryType } from '@attendant/contract/memories';
import * as z from 'zod/mini';
import { importanceOf } from './importance.ts';

export const MemoryForm = z.object({
  content: MemoryContent,
  memory_type: MemoryType,
  importance: Importance,
  active: z.boolean(),
});
export type MemoryFormFields = z.infer<typeof MemoryForm>;

const BLANK: MemoryFormFields = { content: '', memory_type: 'lesson', importance: MEMORY_IMPORTANCE, active: true };

export const fieldsOf = (memory: Memory | null): MemoryFormFields =>
  memory
    ? {
        content: memory.content,
        memory_type: memory.memory_type,
        importance: importanceOf(memory.importance),
        active: memory.active,
      }
    : BLANK;
