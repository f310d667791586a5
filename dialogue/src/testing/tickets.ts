/** What a caller says about one order, and the exact ticket that must come of it. */
export interface TicketScript {
  readonly title: string;
  /** What is said before the order is closed. */
  readonly says: readonly string[];
  readonly lines: readonly string[];
  /** A dish that sells out once the caller has said that this is all, and what is said to that. */
  readonly sellsOut?: { readonly item: string; readonly answer: string };
}

/** Closes an order: nothing more, a name, yes. */
export const CLOSING = ["that's all", 'Dan', 'yes'] as const;

const script = (title: string, says: string[], lines: string[], sellsOut?: TicketScript['sellsOut']): TicketScript => ({
  title,
  says,
  lines,
  ...(sellsOut && { sellsOut }),
});

/** Orders in depth on the menu of Sal's Brick Oven: typed by one test, spoken over a phone line by another. */
export const TICKETS: readonly TicketScript[] = [
  script('a size and a crust', ['a large pepperoni, thin crust'], ['1 Large Pepperoni (Thin crust)']),
  script(
    'toppings in a row, without commas',
    ['a small pepperoni with mushrooms olives and onions'],
    ['1 Small Pepperoni (Mushrooms, Olives, Onions)'],
  ),
  script(
    'each half on its own',
    ['a large cheese half sausage half mushrooms'],
    ['1 Large Cheese (Mushrooms on the second half, Sausage on the first half)'],
  ),
  script(
    'one topping on a half',
    ['a large pepperoni', 'put sausage on half'],
    ['1 Large Pepperoni (Sausage on the first half)'],
  ),
  script(
    'two halves of one pie',
    ['an xl half and half with pepperoni and mushroom'],
    ['1 XL Half & Half (Pepperoni, Mushroom)'],
  ),
  script('two halves, no pie named', ['a half pepperoni half mushroom'], ['1 XL Half & Half (Pepperoni, Mushroom)']),
  script(
    'two halves, asked for one by one',
    ['can i get a half and half', 'bianca', 'margherita'],
    ['1 XL Half & Half (Margherita, Bianca)'],
  ),
  script('what must be chosen', ['a house salad', 'ranch'], ['1 House Salad (Ranch)']),
  script('what must be chosen, said at once', ['a house salad with blue cheese'], ['1 House Salad (Blue cheese)']),
  script(
    'light, without, and well done',
    ['large pepperoni, light sauce, no onions, well done'],
    ['1 Large Pepperoni (light sauce, no onions, well done)'],
  ),
  script(
    'a swap',
    ['a large pepperoni with olives', 'swap the olives for mushrooms'],
    ['1 Large Pepperoni (Mushrooms)'],
  ),
  script(
    'off and on in one breath',
    ['a small cheese pizza with onions', 'take off the onions and put on mushrooms'],
    ['1 Small Cheese (Mushrooms)'],
  ),
  script('a change of mind', ['a large pepperoni', 'add sausage', 'actually no sausage'], ['1 Large Pepperoni']),
  script(
    'another crust',
    ['a large pepperoni, thin crust', 'actually thick crust'],
    ['1 Large Pepperoni (Thick crust)'],
  ),
  script(
    'one of two',
    ['two large pepperoni, one with mushrooms'],
    ['1 Large Pepperoni', '1 Large Pepperoni (Mushrooms)'],
  ),
  script(
    'each of two',
    ['can i get two large pepperonis one with olives and one with sausage'],
    ['1 Large Pepperoni (Olives)', '1 Large Pepperoni (Sausage)'],
  ),
  script(
    'another size, the crust kept',
    ['a large pepperoni with gluten free crust', 'make it a small'],
    ['1 Small Pepperoni (Gluten-free crust)'],
  ),
  script(
    'one dish taken off, the other changed',
    ['a large cheese, garlic knots and a tiramisu', 'remove the knots', 'extra cheese on the large cheese'],
    ['1 Large Cheese (Extra cheese)', '1 Tiramisu'],
  ),
  script(
    'two dishes that sound alike',
    ['a lemon soda and an orange soda', 'make it two of the orange soda'],
    ['1 Lemon Soda', '2 Orange Soda'],
  ),
  script(
    'more than may be chosen',
    ['a small cheese with mushrooms, olives, onions, sausage and extra cheese'],
    ['1 Small Cheese (Mushrooms, Sausage, Olives, Onions)'],
  ),
  script(
    'one dish sells out in mid-call',
    ['a large pepperoni with mushrooms and a tiramisu'],
    ['1 Large Pepperoni (Mushrooms)'],
    { item: 'Tiramisu', answer: 'no' },
  ),
];
