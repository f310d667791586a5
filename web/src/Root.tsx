import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConfirmOutlet } from './kit/frame/ConfirmOutlet.tsx';
import { ToastRegion } from './kit/frame/ToastRegion.tsx';
import { BRAND } from './kit/look/brand-name.ts';

export function Root() {
  useTitle();
  useFocusOnHeading();
  return (
    <>
      <Outlet />
      <ToastRegion />
      <ConfirmOutlet />
    </>
  );
}

function useTitle() {
  const title = useRouterState({
    select: ({ matches }) => matches.findLast((match) => match.staticData.title)?.staticData.title ?? 'Page Not Found',
  });
  useEffect(() => {
    document.title = `${title} - ${BRAND}`;
  }, [title]);
}

/** A screen reader hears the new page; a page that has put the focus somewhere keeps it. */
function useFocusOnHeading() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = pathname;
    if (first || pathname === undefined) return;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>('main h1, main h2, h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
