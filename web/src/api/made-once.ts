import { isSilence } from './door/problem.ts';
import { newId } from './new-id.ts';

/**
 * Sends one form, as often as somebody presses: one thing is made of it. Where an answer was lost the server may have
 * made it; asked again it answers with that, and what was typed since is put on it.
 */
export function madeOnce<Fields, Made>(
  create: (fields: Fields & { request_id: string }) => Promise<Made>,
  change: (made: Made, fields: Fields) => Promise<Made>,
): (fields: Fields) => Promise<Made> {
  const request_id = newId();
  const lost = new Set<string>();
  return async (fields) => {
    const now = JSON.stringify(fields);
    try {
      const made = await create({ ...fields, request_id });
      return [...lost].every((before) => before === now) ? made : await change(made, fields);
    } catch (error) {
      if (isSilence(error)) lost.add(now);
      throw error;
    }
  };
}
