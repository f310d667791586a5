import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../../../api/client.ts';
import { isProblem, problemText } from '../../../api/door/problem.ts';
import { Button } from '../../../kit/frame/Button.tsx';
import { LinkChecking, LinkRefused } from './LinkFrame.tsx';
import type { CheckedLink } from './mailed-links.ts';

interface OpenedLinkProps {
  code: string;
  purposes: readonly string[];
  /** What is said of a code that does not work (any more), or is for something else. */
  refusal: string;
  children: (link: CheckedLink) => ReactNode;
}

type Seen = { link: CheckedLink } | { error: unknown } | null;

/** Asks what a code is for before anything is shown. That does not use it up: mail scanners open links too. */
export function OpenedLink({ code, purposes, refusal, children }: OpenedLinkProps) {
  const [seen, setSeen] = useState<Seen>(null);
  useEffect(() => {
    if (seen) return;
    let current = true;
    const show = (next: Seen) => current && setSeen(next);
    client.identity.checkCode({ oobCode: code }).then(
      (link) => show({ link }),
      (error: unknown) => show({ error }),
    );
    return () => {
      current = false;
    };
  }, [code, seen]);
  if (!seen) return <LinkChecking />;
  if ('link' in seen) {
    return purposes.includes(seen.link.requestType) ? children(seen.link) : <LinkRefused>{refusal}</LinkRefused>;
  }
  if (isProblem(seen.error) && seen.error.status >= 400 && seen.error.status < 429) {
    return <LinkRefused>{refusal}</LinkRefused>;
  }
  return (
    <LinkRefused
      title="The link could not be checked"
      action={<Button onClick={() => setSeen(null)}>Try Again</Button>}
    >
      {problemText(seen.error, 'Something went wrong on our side. Please try again.')}
    </LinkRefused>
  );
}
