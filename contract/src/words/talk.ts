import type { WordsOf } from './about.ts';

/** Conversations and what comes of them, and the house itself. */
export const talkWords: WordsOf<
  | 'conversations'
  | 'callers'
  | 'callbacks'
  | 'rehearsals'
  | 'recordings'
  | 'calls'
  | 'ledger'
  | 'leads'
  | 'health'
  | 'promises'
  | 'uptime'
  | 'usage'
> = {
  conversations: {
    list: 'Conversations of some days, in pages, the newest first. Found by words, caller, what came of it, kind or status.',
    get: 'One conversation. Its words are asked for apart.',
    messages: 'What was said, in order. With what each reply did and rested on.',
    audio: 'The sound of one message, as WAV. A Range header asks for a part.',
    messageAudio: 'The sound of one message, found by its id alone. A Range header asks for a part.',
    remove: 'Deletes a conversation, its words and its sound. The order it led to stays.',
  },
  callers: {
    get: 'All that is known of a number. With the newest of what came of it.',
    change: "The owner's own name and note for a number. The agent greets by the name from the next call on.",
    block: 'Answers this number no more. Neither calls nor texts.',
    unblock: 'Answers this number again. Nothing else changes.',
    forget:
      'Erases whatever says who called from this number. What was ordered and paid stays; refused while they are on the line.',
  },
  callbacks: {
    list: 'Callers who wait to be called back, then those who do not any more; each the newest first. With what they left, or that their call was missed; one that was waits until the number called again.',
    settle: 'Marks a call-back as done, or as open again, or gives it to somebody. With who did it.',
  },
  rehearsals: {
    chat: 'Asks the agent one question in writing, or shows what was asked before. It is kept as a test, which counts nowhere.',
    propose: 'What was most likely wrong in a reply. By what the reply rested on.',
    rehearse: 'Says what the agent would say with a correction. Nothing is kept.',
    correct: 'Corrects what a reply rested on. Through the same rules as on its own screen.',
  },
  recordings: {
    download: 'The whole call as one WAV file. The caller on the left, the agent on the right.',
  },
  calls: {
    talk: 'A ticket to try the agent from the browser. Good once, for a minute, for its socket; the conversation counts as a test.',
    demo: 'The same with the agent that the operator shows to visitors. Only so many at once.',
    say: 'Has the agent say these words. At its next turn, in a conversation that is running.',
    end: 'Has the agent say goodbye and end the conversation. Only while it is running.',
    takeOver: 'Puts the caller through to the transfer number. Only phone calls, and only while they are running.',
    events:
      'What happens on the agent, as server-sent events. An event names the noun and the row; ask for that row again.',
  },
  ledger: {
    get: 'What a conversation promised against what it saved. And what it used of paid services.',
  },
  leads: {
    site: 'What the public pages show of this installation. Its name, its numbers and whether there is a demo.',
    create: 'Takes the form of somebody who is interested. They are sent the way to an agent of their own.',
    list: 'Who was interested, the newest first. Found by name, address or number.',
    download: 'The same as a CSV file. As filtered.',
    reportView: 'Counts a view of a public page. Without a name or an address.',
    views: 'How often public pages were seen. By day and by page.',
  },
  health: {
    get: 'How each part of the house is. Of the server that is asked.',
  },
  promises: {
    get: 'How often callers were given what they are promised, within the last seven days. An answer within three seconds, what was said to be done saved, no silence.',
  },
  uptime: {
    get: 'Of the minutes of the last weeks, how many a server ran in. Null before there is an hour to speak of.',
  },
  usage: {
    get: 'What each organisation used in a month. Calls, minutes and outside providers, with costs where prices are set.',
    download: 'The same as a CSV file. A line for each provider.',
  },
};
