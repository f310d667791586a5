import { confirmed } from '../frame/confirm.ts';

const QUESTION = { title: 'Discard changes?', message: 'What you typed will be lost.', confirmText: 'Discard' };

/** True when a form may be left: nothing was typed, or it may be lost. */
export const mayDiscard = async (isDirty: boolean): Promise<boolean> =>
  !isDirty || confirmed({ variant: 'warning', ...QUESTION });
