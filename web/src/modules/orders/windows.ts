import { later } from '../../kit/window/later.tsx';

/** What opens over the board. A kitchen loses its connection now and then: all of it is fetched before that. */
export const SpecialRequest = later(() => import('./SpecialRequest.tsx'));
export const OrderDialog = later(() => import('./ticket/OrderDialog.tsx'));
export const NewOrderDialog = later(() => import('./ticket/NewOrderDialog.tsx'));
export const KitchenSettings = later(() => import('./kitchen/KitchenSettings.tsx'));

export const fetchWindows = (): void => {
  for (const { fetchAhead } of [OrderDialog, SpecialRequest, NewOrderDialog, KitchenSettings]) fetchAhead();
  // What these ask before they lose what was typed.
  import('../../kit/window/ConfirmDialog.tsx').catch(() => undefined);
};
