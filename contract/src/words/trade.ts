import type { WordsOf } from './about.ts';

/** What a business sells and knows. */
export const tradeWords: WordsOf<
  'menu' | 'orders' | 'bookings' | 'persons' | 'services' | 'reminders' | 'waiting' | 'memories' | 'datasets'
> = {
  menu: {
    list: 'Items of the menu, filtered and in pages. By category, in their order, and name.',
    categories: 'The categories of the menu. Each once, in their order.',
    arrange: 'Puts the categories in order. Those that are not named come behind, by name.',
    create: 'Adds an item. Calls that are running can sell it from their next word on.',
    update: 'Changes the fields that are sent. With updated_at, a change made on an older version is refused.',
    remove: 'Takes an item off the menu. Orders that have it keep their lines.',
    toggle:
      'Marks an item as sold out, or as available again. Without `available` it becomes what it was not; `until` brings it back by itself.',
    read: 'Reads a menu from a pasted text, a PDF or any table. Nothing is written.',
    save: 'Saves what was reviewed. All of it, or nothing.',
    upload: 'Imports a menu from a CSV file. Rows are matched by name and category; nothing is deleted.',
    preview: 'Says what an import of a CSV file would do. Nothing is written.',
    bulk: 'Changes many items at once. All of them, or none.',
    download: 'The menu as a CSV file. It can be imported again.',
    template: 'An example of a menu as a CSV file. With every column that an import reads.',
  },
  orders: {
    list: 'Orders of some days, in pages, the newest first. With with_open also what is still to be made from before.',
    create:
      'Places an order by hand. The total is computed from the lines; with the same request_id it is placed once.',
    statistics:
      'Figures of the orders of some days. Every order counts, whatever its status; cancelled ones and tests beside.',
    settings: 'How the kitchen works. With how far behind it is at the moment.',
    changeSettings: 'Changes how the kitchen works. Only the settings that are sent.',
    busy: 'Says how far behind the kitchen is. Callers are told from their next word on.',
    check: 'Marks a line as made, or not. Whoever has the board open sees it at once.',
    make: 'Marks all that a station makes of an order as made, or not. With the last of it the order is ready.',
    get: 'One order of an agent. With its lines in the order they were said.',
    update: 'Changes an order. With updated_at, a change made on an older version is refused.',
    cancel: 'Cancels an order. It stays on the board with the reason, and is in no figure.',
    restore: 'Takes a cancellation back. The order stands where it stood.',
    remove: 'Deletes an order. For good; statistics no longer count it.',
  },
  bookings: {
    availability:
      'Slots of some days that can still be booked. With how many more appointments each takes; of a service with its own length, of a person those they are free at.',
    list: 'Appointments of some days, by their begin. With `search` those of a name or number; without days all of them, the latest first.',
    counts: 'How many appointments stand on each of some days. Days without any are left out.',
    create: 'Books an appointment. With the same request_id it is booked once.',
    update: 'Changes or moves an appointment. With updated_at, a change made on an older version is refused.',
    cancel: 'Cancels an appointment. It stays in the list as cancelled.',
    outsideHours:
      'Appointments that would lie outside other hours. Asked before those are saved; the earliest first, at most 100.',
    feed: 'Whether the calendar is published, and since when. Its address is shown only when it is made.',
    openFeed:
      'Publishes the appointments as a calendar (iCalendar). Answers with its secret address; the one before ends.',
    closeFeed: 'Ends the published calendar. Its address answers nobody any more.',
  },
  persons: {
    list: 'Who sees customers. By name.',
    create: 'Adds a person. From then on appointments are with somebody, each with one at a time.',
    update: 'Changes the fields that are sent. With updated_at, a change made on an older version is refused.',
    outsideHours:
      'Appointments with a person that would lie outside other hours, or be left alone. Asked before those are saved, or the person is removed; the earliest first, at most 100.',
    remove: 'Takes a person off the list. Their appointments stay, with the name.',
  },
  services: {
    list: 'What is done by appointment. By name.',
    create: 'Adds a service. Its appointments have its length.',
    update: 'Changes the fields that are sent. With updated_at, a change made on an older version is refused.',
    remove: 'Takes a service off the list. Its appointments stay, with the name.',
  },
  reminders: {
    get: 'Whether customers are reminded of appointments on the day before. By text or mail, and from which hour on.',
    change: 'Changes the fields that are sent. From the next reminder on.',
  },
  waiting: {
    list: 'Who waits for a time, the longest first. Each with the first that is free and as they wish.',
    add: 'Puts somebody on the waiting list. For some days, a service and a person where that matters.',
    remove: 'Takes somebody off the waiting list. Nothing else changes.',
    offer: 'Texts them a time that is free. It is not held: who answers Y first has it.',
    withdraw: 'Takes an offer back. A text that has not gone out stays here.',
    book: 'Books a free time for them. They wait no more.',
  },
  memories: {
    list: 'What the agent keeps in mind, the newest or best match first. The number of all that match stands in X-Total-Count.',
    create: 'Adds a memory. The agent knows it from then on, in running calls too.',
    get: 'One memory of an agent. With where it was learned.',
    update: 'Changes the fields that are sent. With updated_at, a change made on an older version is refused.',
    remove: 'Deletes a memory. The agent does not know it from its next turn on.',
    proposals: 'Lessons and words for dishes that calls proposed. None is used before it is approved.',
    approve: 'Approves a proposal. Worded as it is sent; a word for a dish goes to the menu.',
    dismiss: 'Dismisses a proposal. The like of it is not proposed again.',
  },
  datasets: {
    list: 'Files that the agent knows. With how far each has been read.',
    upload: 'Gives the agent a file to know. CSV, text, Markdown, JSON, PDF or Word; it is read in the background.',
    get: 'One file that the agent knows. With how far it has been read.',
    remove: 'Deletes a file. No conversation finds anything of it any more.',
    find: 'What an agent would find in its files for a question. The nearest passages first.',
  },
};
