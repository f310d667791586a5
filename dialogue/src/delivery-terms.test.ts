import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';

const shop = (...notes: string[]) => converse({ delivery: true, notes: notesOf(...notes) });

describe('what the owner wrote of bringing an order', () => {
  it.each<[note: string, total: string]>([
    ['We deliver in Astoria for $4.', '$19.50 plus $4.00 for delivery, $23.50 in all'],
    ['Delivery fee is $2.75, minimum order $15.', '$19.50 plus $2.75 for delivery, $22.25 in all'],
    ['$5 delivery charge. Delivery is free over $50.', '$19.50 plus $5.00 for delivery, $24.50 in all'],
    ['Delivery is $5, free for orders over $15.', '$19.50 in all'],
    ['Delivery is $3 in Astoria and $6 in Woodside.', '$19.50 plus delivery'],
    ['We deliver within two miles.', '$19.50 in all'],
    ['$15 minimum, delivery free over $30 otherwise $3.', '$19.50 plus $3.00 for delivery, $22.50 in all'],
    ['Delivery charge 3 dollars.', '$19.50 plus $3.00 for delivery, $22.50 in all'],
    ['Get $5 off your first delivery.', '$19.50 in all'],
  ])('tells the fee beside the price: %s', async (note, total) => {
    const call = shop(note);
    expect(await call.say('a large margherita for delivery to 22 Baltic Street', "that's all", 'Kim Soto')).toContain(
      `${total}, for Kim Soto. It goes to 22 Baltic Street.`,
    );
  });

  it.each([
    ['We deliver in town only, $15 minimum.', 'Okay, for delivery.'],
    ['Delivery fee $5, we do not deliver under $30.', 'Okay, for delivery.'],
    ['Delivery starts at $15, within 2 miles.', 'Okay, for delivery.'],
    ['No delivery, sorry.', 'Okay, one large Margherita. No delivery'],
    ['Pickup only, delivery is for weddings.', 'Okay, one large Margherita. Pickup only'],
  ])('tells whether anything is brought: %s', async (note, said) => {
    const call = converse({ delivery: false, notes: notesOf(note) });
    expect(await call.say('I want to order for delivery, a large margherita')).toContain(said);
  });

  it('puts the fee that was told on the ticket, and tells it again', async () => {
    const call = shop('We deliver in Astoria for $4.');
    await call.say('a large margherita for delivery to 22 Baltic Street', "that's all", 'Kim Soto');
    expect(await call.say('yes')).toContain('Delivery is $4.00 on top.');
    expect(call.shop.orders[0]).toMatchObject({
      special: '$4.00 for delivery, not in the total; check the address: We deliver in Astoria for $4.',
      totalCents: 1950,
    });
  });

  it.each([
    ['Pickup is ready in about 20 minutes. Slices are always there.', 'Pickup is ready in about 20 minutes. Is there'],
    ['We hold pickup orders for 30 minutes.', 'Order number 1. Is there'],
    ['Delivery takes about 45 minutes.', 'Order number 1. Is there'],
  ])('tells when it can be fetched, as the owner wrote it: %s', async (note, told) => {
    const call = shop(note);
    await call.say('a large margherita for pickup', "that's all", 'Kim Soto');
    const reply = await call.say('yes');
    expect(reply).toContain(`${told} anything else?`);
  });

  it('brings nothing for less than the owner does', async () => {
    const call = shop('We deliver in Astoria, $25 minimum.');
    const said = ['a large margherita for delivery to 22 Baltic Street', "that's all", 'Kim Soto'];
    expect(await call.say(...said)).toContain('We deliver from $25.00 on, and this comes to $19.50.');
    expect(call.shop.orders).toEqual([]);
    expect(await call.say('okay add two cannoli', 'that is everything')).toContain('It goes to 22 Baltic Street.');
    const other = shop('Delivery orders of $25 or more only.');
    await other.say(...said);
    expect(await other.say('yes')).toContain('Okay, for pickup.');
    await other.say('yes');
    expect(other.shop.orders[0]?.way).toBe('pickup');
  });

  it.each([
    'We deliver in town only, $25 minimum, delivery free over $30 otherwise $3.',
    'We don’t deliver under $25.',
    'Delivery starts at $25.',
    'We deliver within 4 miles. $25 or more please.',
    'Delivery min. $25, fee $3.',
    'We deliver orders $25+.',
    'Delivery within 3 miles, minimum order $25, fee $3.99.',
  ])('reads what it has to come to: %s', async (note) => {
    const call = shop(note);
    const said = ['a large margherita for delivery to 22 Baltic Street', "that's all", 'Kim Soto'];
    expect(await call.say(...said)).toContain('We deliver from $25.00 on, and this comes to $19.50.');
  });

  it.each([
    ["it's going to 22 Baltic Street, apartment 4, in Astoria", '22 Baltic Street, apartment 4, Astoria'],
    ['deliver it to 22 Baltic Street in astoria', '22 Baltic Street, Astoria'],
    ['for delivery to 22 Baltic Street, Astoria, please', '22 Baltic Street, Astoria'],
    ['for delivery to 22 Baltic Street, Kim Soto', '22 Baltic Street'],
    ['for delivery to 22 Baltic Street in an hour', '22 Baltic Street'],
  ])('keeps the town: %s', async (said, address) => {
    const call = shop('We deliver in Astoria and Woodside.');
    await call.say(`a large margherita, ${said}`, "that's all", 'Kim Soto', 'yes');
    expect(call.shop.orders[0]?.way).toBe(`delivery: ${address}`);
  });
});
