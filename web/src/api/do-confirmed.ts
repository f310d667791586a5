import { type ConfirmOptions, confirmed } from '../kit/frame/confirm.ts';
import { tellFailure } from './tell-failure.ts';

interface Deed extends Omit<ConfirmOptions, 'action'> {
  action: () => Promise<unknown>;
  done?: () => unknown;
  /** What to say when it fails, where the mutation does not say it itself. */
  failed?: string;
}

/** Asks, as before a deletion unless told otherwise, does it, and then what is to be `done`. */
export function doConfirmed({ done, failed, ...options }: Deed): void {
  async function ask() {
    try {
      if (await confirmed({ variant: 'danger', ...options })) done?.();
    } catch (error) {
      if (failed) tellFailure(failed, error);
    }
  }
  void ask();
}
