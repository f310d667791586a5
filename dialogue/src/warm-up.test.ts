import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A process of its own: in this one other tests have gone through all of it already. */
const FIRST_TURN = `
  const { builtInAssistant, warmUp } = await import('@attendant/dialogue');
  const { salsFacts } = await import('@attendant/dialogue/testing');
  const cpuOf = async (work) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const turn = { turn: 1, kind: 'speech', text: 'One large margherita, please.', confidence: null, interruptedAfter: null };
  const talker = builtInAssistant(() => salsFacts()).open({ tools: [], callTool: async () => ({ ok: false }), state: null });
  const reply = async () => { for await (const part of talker.reply(turn, new AbortController().signal)) part.text; };
  console.log(JSON.stringify({ warming: await cpuOf(warmUp), first: await cpuOf(reply) }));
`;

test('the first caller after a start does not wait for what is compiled when it is first used', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', FIRST_TURN], { encoding: 'utf8' });
  const { warming, first } = JSON.parse(told) as { warming: number; first: number };
  expect(first).toBeLessThan(warming / 4);
});
