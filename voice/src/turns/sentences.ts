/** What the engine says itself, when the talker cannot. All of it is true whatever happened. */
export const SENTENCES = {
  filler: 'One moment.',
  fillerAgain: 'Still on it, thank you for waiting.',
  notHeard: 'Sorry, I had trouble hearing you. Could you say that again, please?',
  tooSlow: "I'm sorry, that is taking longer than it should. Could you say that again, please?",
  failed: "I'm sorry, something went wrong on my side. Could you say that again, please?",
  stillThere: 'Are you still there?',
  silentGoodbye: "I can't hear anyone, so I'll hang up now. Please call again. Goodbye.",
  tooLong: "I'm sorry, we have reached the time limit of this call. Please call again. Goodbye.",
  outOfOrder: "I'm sorry, I can't help you right now. Please call again later. Goodbye.",
} as const;
