import { type KeyObject, randomInt } from 'node:crypto';
import { placeCall } from '../../../../tools/line/call.ts';
import type { Step } from '../../../../tools/line/caller.ts';
import { signatureOf } from '../../modules/calls/carrier/signature.ts';
import { codedSound } from '../coded-sound.ts';
import type { Script } from './script.ts';
import type { Shop } from './shop.ts';

/** Holds one conversation of a set with a shop, and answers the number it came from. */

export async function hold(shop: Shop, script: Script, by: 'call' | 'telnyx' | 'text'): Promise<string> {
  const from = `+1718555${String(randomInt(10_000)).padStart(4, '0')}`;
  if (by === 'text') await text(shop, script, from);
  else await call(shop, script, from, by === 'telnyx' ? shop.telnyx : undefined);
  return from;
}

async function call(shop: Shop, script: Script, from: string, telnyx?: KeyObject): Promise<void> {
  const steps = script.says.map(stepOf);
  const selling = script.sells_out;
  const turning = selling && steps.at(-selling.before_last);
  if (selling && turning?.kind === 'say') turning.onBegin = () => void shop.sellOut(selling.item);
  await placeCall({
    baseUrl: shop.url,
    agentId: shop.agentId,
    token: shop.token,
    telnyx,
    from,
    to: '+17185550147',
    fast: true,
    speed: 3,
    pace: { quietMs: 1_600, patienceMs: 60_000 },
    steps,
    ...(script.person && { person: script.person }),
  });
}

function stepOf(step: Script['says'][number]): Step {
  if (typeof step === 'string') return { kind: 'say', text: step, pcm: codedSound(step) };
  if ('press' in step) return { kind: 'press', digit: step.press };
  if ('silence' in step) return { kind: 'silence', ms: step.silence * 1000 };
  if ('interrupt' in step)
    return { kind: 'interrupt', afterMs: 600, text: step.interrupt, pcm: codedSound(step.interrupt) };
  return { kind: 'hangup' };
}

async function text(shop: Shop, script: Script, from: string): Promise<void> {
  const says = script.says.filter((step) => typeof step === 'string');
  const path = `/api/agent/${shop.agentId}/message`;
  for (const [index, Body] of says.entries()) {
    if (script.sells_out && index === says.length - script.sells_out.before_last)
      await shop.sellOut(script.sells_out.item);
    const form = { MessageSid: `SM${from}${index}`, From: from, To: '+17185550147', Body };
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'x-twilio-signature': signatureOf(shop.token, shop.url + path, form) },
      body: new URLSearchParams(form),
    });
    if (!answer.ok) throw new Error(`A text was answered with ${answer.status}.`);
  }
}
