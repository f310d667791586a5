import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { BASE_URL } from './start-server.ts';

/** A text from a phone, as the carrier passes it on. */
export async function text(agentId: string, from: string, body: string): Promise<void> {
  const url = `${BASE_URL}/api/agent/${agentId}/message`;
  const fields = { MessageSid: `SM${randomUUID().replaceAll('-', '')}`, From: from, To: '+17185550147', Body: body };
  const token = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets', 'twilio-auth-token'), 'utf8').trim();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': getExpectedTwilioSignature(token, url, fields) },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(200);
}

/** One after the other, as they are answered. */
export async function texts(agentId: string, from: string, ...lines: string[]): Promise<void> {
  for (const line of lines) await text(agentId, from, line);
}
