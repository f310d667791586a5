import type { PageView } from '@attendant/contract/site/leads';

const VISIT_KEY = 'visit';

/** Who asks not to be counted is not. */
const declined = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** The same for the pages of one visit in one tab; nothing about the visitor outlives it. */
function visit(): string {
  try {
    const known = sessionStorage.getItem(VISIT_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(VISIT_KEY, made);
    return made;
  } catch {
    return '';
  }
}

/** `route` is the pattern ('/app/agents/$id/orders'), which takes the place of ids; query and hash are never sent. */
export function viewOf(route: string, title: string, referrer: string, visitorId: string, at: Date): PageView {
  const from = /^https?:/.test(referrer) && URL.canParse(referrer) ? new URL(referrer).origin : '';
  const occurred_at = at.toISOString();
  return { route, path: route, title: title.slice(0, 200), referrer: from, visitor_id: visitorId, occurred_at };
}

/** Tells the server that a page is looked at. Never waits and never fails. */
export function reportPageView(route: string): void {
  if (declined()) return;
  const body = JSON.stringify(viewOf(route, document.title, document.referrer, visit(), new Date()));
  fetch('/api/analytics/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
