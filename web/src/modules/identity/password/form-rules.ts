import * as z from 'zod/mini';

/** Not empty, nor blank. */
export const required = (text: string) => z.string().check(z.refine((value) => value.trim() !== '', text));

/** Says that the repeated password differs as soon as both are there, whatever else is wrong. */
export const repeated = (text: string) =>
  z.refine<{ password: string; confirm: string }>((form) => !form.confirm || form.confirm === form.password, {
    path: ['confirm'],
    error: text,
    when: () => true,
  });
