import { expect, type Locator, type Page } from '@playwright/test';
import { newOwner, type Owner } from './calls.ts';
import { anew, enter } from './house.ts';

export interface Kitchen {
  owner: Owner;
  id: string;
  readonly ticket: (customer: string) => Locator;
}

/** Orders of two Margheritas for these customers, and their board on the screen. */
export async function openKitchen(page: Page, ...customers: string[]): Promise<Kitchen> {
  const email = anew('nino@kitchen.example');
  const owner = await newOwner(email);
  const { id } = await owner.api.agents.create({ name: 'Kitchen Line', business_name: "Nino's" });
  await owner.api.agents.update({ id, ordering_enabled: true });
  const order_items = [{ name: 'Margherita', price: 14, quantity: 2 }];
  for (const customer_name of customers) {
    await owner.api.orders.create({ id, customer_name, allergies: 'peanuts', order_items });
  }
  await enter(page, email, `/app/agents/${id}/orders`);
  const ticket = (customer: string) => page.getByRole('article').filter({ hasText: customer });
  for (const customer of customers) await expect(ticket(customer)).toContainText('Allergy: peanuts');
  return { owner, id, ticket };
}
