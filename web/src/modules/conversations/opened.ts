/** The conversation that was open last: coming back, the focus returns to where it left the list. */
let opened: string | null = null;

export function rememberOpened(id: string): void {
  opened = id;
}

export function focusOpened(list: HTMLElement | null): void {
  if (opened === null) return;
  const links = list?.querySelectorAll<HTMLElement>(`[data-conversation="${CSS.escape(opened)}"]`) ?? [];
  opened = null;
  // The table and the phone's list both hold one; only one of them is shown.
  [...links].find((link) => link.checkVisibility())?.focus();
}
