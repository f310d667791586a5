import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { useCountdown } from '../../../kit/hook/use-countdown.ts';

interface RedirectingProps {
  seconds: number;
  href: string;
  /** Of the link, for whoever does not want to wait. */
  label: string;
  children: ReactNode;
}

/** Good news, and where it goes on: by itself after a moment, unless somebody moves first (WCAG 2.2.1). */
export function Redirecting({ seconds, href, label, children }: RedirectingProps) {
  const router = useRouter();
  const left = useCountdown(seconds, () => router.history.push(href));
  return (
    <>
      <Banner tone="success">{children}</Banner>
      <p className="t2" aria-live="off">
        <a
          className="link"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            router.history.push(href);
          }}
        >
          {label}
        </a>
        {left !== null && ` in ${left} ${left === 1 ? 'second' : 'seconds'}`}
      </p>
    </>
  );
}
