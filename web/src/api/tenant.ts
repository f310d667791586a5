/** The organisation whose agents are shown, kept by the browser. */

export const SELECTED_TENANT = 'selected_tenant';

export const selectedTenant = (): string | null => localStorage.getItem(SELECTED_TENANT);

export const selectTenant = (id: string): void => localStorage.setItem(SELECTED_TENANT, id);

/** For somebody who no longer belongs to it: from then on everything is shown. */
export const forgetTenant = (): void => localStorage.removeItem(SELECTED_TENANT);
