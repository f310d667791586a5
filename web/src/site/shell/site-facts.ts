import type { Site } from '@attendant/contract/site/leads';
import { useEffect, useState } from 'react';

/** Places in the prerendered pages that the server fills in; server/src/http/site-pages.ts knows the same words. */
const BRAND_PLACE = '{{brand_name}}';
const DEMO_PLACE = '{{demo_phone}}';
const FACTS_ID = 'site-facts';

/** Until the operator's settings are known. */
const UNKNOWN: Site = { brand_name: 'Attendant', demo_phone: null, support_phone: null, demo_talk: false };

/** What the server wrote into a prerendered page; null in a page that it did not fill. */
function written(): Site | null {
  const text = typeof document === 'undefined' ? null : document.getElementById(FACTS_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Site;
  } catch {
    return null;
  }
}

/** The operator's settings: from the page where they are in it, else asked for. */
export function useSiteFacts(given: Site | null = null): Site {
  const [facts, setFacts] = useState(() => given ?? written());
  useEffect(() => {
    if (facts) return;
    const leaving = new AbortController();
    fetch('/api/site', { signal: leaving.signal })
      .then(async (answer) => setFacts(answer.ok ? ((await answer.json()) as Site) : UNKNOWN))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [facts]);
  return facts ?? UNKNOWN;
}

/** What a page is prerendered with: places that the server fills in when it starts. */
export const placesOf = (has: { phone?: boolean; talk?: boolean } = {}): Site => ({
  brand_name: BRAND_PLACE,
  demo_phone: has.phone ? DEMO_PLACE : null,
  support_phone: null,
  demo_talk: has.talk ?? false,
});
