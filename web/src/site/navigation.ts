import { reportPageView } from './page-views.ts';

/** What it needs of the app's router. */
interface Navigation {
  state: { matches: readonly { routeId: string; fullPath: string }[] };
  subscribe(event: 'onResolved', listener: (change: { pathChanged: boolean }) => void): unknown;
}

/** Reports each page that is gone to, after it has been shown and has its title. */
export function reportNavigation(router: Navigation, report = reportPageView): void {
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return;
    const match = router.state.matches.at(-1);
    const route = !match || match.routeId === '__root__' ? '/not-found' : match.fullPath;
    setTimeout(() => report(route), 0);
  });
}
