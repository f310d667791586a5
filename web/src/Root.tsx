import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmOutlet } from './kit/frame/ConfirmOutlet.tsx';
import { ToastRegion } from './kit/frame/ToastRegion.tsx';
import { useFocusOnHeading } from './kit/frame/use-focus-on-heading.ts';
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
