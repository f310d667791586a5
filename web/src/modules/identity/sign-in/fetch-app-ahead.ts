/** The files that the page behind the sign-in begins with: who types a password is about to need them. */
export async function fetchAppAhead(): Promise<void> {
  const answer = await fetch('/app/agents').catch(() => null);
  const page = answer?.ok ? await answer.text() : '';
  for (const href of assetsOf(page)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

export const assetsOf = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, href]) => href ?? []);
