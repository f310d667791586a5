/** How long an answer of the identity provider may take; mobile networks get the double. */
export const patience = (): AbortSignal =>
  AbortSignal.timeout(matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000);
