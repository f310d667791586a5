/** '#' and the last 8 characters of the id, as the board and the agent call an order. */
export const orderNumber = (id: string): string => `#${id.slice(-8).toUpperCase()}`;
