import { toast } from '../kit/frame/toast.ts';
import { isProblem, problemText } from './door/problem.ts';

/** Says what failed and, where the server said more, why. An ended session speaks for itself, on the sign-in. */
export function tellFailure(text: string, error: unknown): void {
  if (isProblem(error, 401)) return;
  const said = problemText(error, text);
  toast.error(text, said === text ? undefined : said);
}
