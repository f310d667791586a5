/** Whether the owner's own greeting says already that a machine answers. */
const SAYS_MACHINE = /\b(automated|assistant|robot|virtual|AI)\b/i;
const SAYS_RECORDED = /\brecord(ed|ing)\b/i;

/**
 * The first words of a call: that it is an automated assistant and, where it is kept, that it is recorded, unless
 * the greeting says so itself (docs/decisions/0003).
 */
export function openingWords(greeting: string, isRecorded: boolean): string {
  const machine = !SAYS_MACHINE.test(greeting);
  const recorded = isRecorded && !SAYS_RECORDED.test(greeting);
  if (machine && recorded) return `This is an automated assistant, and the call is recorded. ${greeting}`;
  if (machine) return `This is an automated assistant. ${greeting}`;
  return recorded ? `This call is recorded. ${greeting}` : greeting;
}
