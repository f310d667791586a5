import type { WordsOf } from './about.ts';

/** Agents, their people and how they are set up. */
export const agentWords: WordsOf<
  | 'agents'
  | 'deletedAgents'
  | 'numbers'
  | 'settings'
  | 'members'
  | 'notices'
  | 'emergency'
  | 'retention'
  | 'setup'
  | 'statistics'
  | 'spreadsheets'
  | 'voices'
> = {
  agents: {
    list: 'The agents that somebody may see, by name. The number of all that match stands in X-Total-Count; administrators see every agent with scope=all.',
    create: 'Makes an agent. Whoever makes it owns it; what is left out gets its default.',
    get: 'One agent. With its figures of today and the role that the caller has on it.',
    update: 'Changes the fields that are sent. With updated_at, a change made on an older version is refused.',
    replace: 'The same as PATCH. Fields that are not sent stay.',
    remove: 'Deletes an agent. It answers no more at once, and can be restored for 30 days.',
  },
  deletedAgents: {
    list: 'Deleted agents that somebody may restore. The last deleted first.',
    restore: 'Brings a deleted agent back. Without its number, where another agent has it by now.',
  },
  numbers: {
    missing: 'Agents that have no phone number. Those that somebody sees; for administrators all.',
    assign: "Sets the agent's phone number. Null takes it away; two agents cannot have the same.",
    webhooks: "The addresses for a carrier's console. Where it sends calls, their status and messages of the number.",
  },
  settings: {
    get: 'All settings of an agent. As its settings form shows them.',
    replace: 'Saves the settings form. Keys that are not sent stay; with updated_at, an older version is refused.',
    update: 'Changes the settings that are sent. With updated_at, a change made on an older version is refused.',
    blockDate: 'Closes a day. The same date again changes its reason; hours that it had of its own are gone.',
    unblockDate: 'Opens a day again. Answers with the dates that are still closed.',
    holidays: 'Public holidays of the coming year. To pick special days from; none of them closes anything by itself.',
  },
  members: {
    list: 'Who may use the agent, and who is invited to. Owners first.',
    lookup:
      'Finds the account of an address. For whoever manages members of an agent; an unconfirmed address is not found.',
    assign: 'Gives an account a place on the agent. They are told by mail.',
    add: 'Gives an address a place on the agent. One without an account gets one and a mail to set a password; one that was never confirmed is only invited.',
    invite: 'Invites an address for seven days. Again, when it is invited already.',
    withdraw: 'Withdraws an invitation. What was mailed opens nothing any more.',
    changeRole: 'Changes what somebody may do. Only owners make owners, and nobody changes their own role.',
    remove: 'Takes a place away. Removing oneself is leaving, which everybody may, save the last owner.',
    unassign: 'The same, with the account in the body. An agent keeps at least one owner.',
  },
  notices: {
    get: 'What its owners are mailed about. Missed and failed calls, and large orders.',
    change: 'Changes what its owners are mailed about. All three are sent.',
  },
  emergency: {
    get: 'What callers in an emergency are told. Behind the public numbers, in the words of the business.',
    change: 'Changes what callers in an emergency are told. Empty: only the public numbers, and what its memories say.',
  },
  retention: {
    get: 'How many days things are kept. With what the server does where nothing is chosen.',
    change: 'Changes how long things are kept, and whether calls are recorded. Null: as the server does.',
  },
  setup: {
    get: "How far the agent's first steps are. Each is looked at where it shows; the webhook by its public address.",
    confirmHours: 'Says that the hours are right as they stand. Nothing else changes.',
  },
  statistics: {
    get: 'Figures of some days beside those of as many days before. Tests do not count.',
    conversations: 'How many conversations there were, by kind and by how they ended. Tests do not count.',
    report: 'What some days came to, figure by figure. Each is as long as the list behind it.',
    waiting: 'How much waits for a person. Whichever days are looked at.',
  },
  spreadsheets: {
    download:
      'A list of some days as a CSV file. Conversations, orders, bookings or call-backs, and the parts of a report.',
  },
  voices: {
    sample: 'A sentence in one of the voices, as WAV. Refused on a server that cannot speak.',
  },
};
