import { createRouter } from '@tanstack/react-router';
import { PageFailed } from './PageFailed.tsx';
import { routeTree } from './routes.tsx';

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  // Data is Query's business; the router only brings the code.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Under which a page is counted. */
    name?: string;
    title?: string;
    /** The agent's switch without which the page is not there. */
    gate?: 'ordering_enabled' | 'booking_enabled';
  }
}
