export { openCalendar } from './calendar.ts';
export { type Conversation, converse } from './conversation.ts';
export { cornerMenu } from './corner-menu.ts';
export { BRINGS, bringing, harborFacts, notesOf, salsFacts } from './facts.ts';
export { salsMenu } from './menu.ts';
export { openShop, type Shop } from './shop.ts';
export { CLOSING, TICKETS, type TicketScript } from './tickets.ts';
