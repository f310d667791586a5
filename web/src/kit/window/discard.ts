import { confirmed } from '../frame/confirm.ts';

const QUESTION = { title: 'Discard changes?', message: 'What you typed will be lost.', confirmText: 'Discard' };

/** Goes on unless something is being saved, or something was typed that may not be lost. */
export async function leaveForm(isDirty: boolean, then: () => void, isSaving = false): Promise<void> {
  if (!isSaving && (!isDirty || (await confirmed({ variant: 'warning', ...QUESTION })))) then();
}
