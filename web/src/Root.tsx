import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConfirmOutlet } from './kit/frame/ConfirmOutlet.tsx';
import { focusHeading } from './kit/frame/focus-heading.ts';
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
    if (!document.querySelector('main')?.contains(document.activeElement)) focusHeading();
  }, [pathname]);
}
