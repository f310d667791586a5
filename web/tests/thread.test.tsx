import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AGENT, CALL, MESSAGES, SETTINGS } from './sample.ts';
import { open } from './screen.tsx';

/** One conversation: its sound on one line, and what can be done while it runs. */

const THREAD = `/app/agents/${AGENT.id}/conversations?conversation=${CALL.id}`;
const LIST = `GET /conversations/${CALL.id}/messages`;
const RUNNING = { ...CALL, status: 'in_progress' as const, ended_at: null };
const listed = (items: object[]) => ({ items, total: items.length, limit: 200, offset: 0 });

/** A tenth of a second of a tone, as the server keeps sound. */
function tone(): Response {
  const bytes = new DataView(new ArrayBuffer(44 + 1600));
  [0x52494646, 0, 0x57415645, 0x666d7420].forEach((word, at) => bytes.setUint32(at * 4, word));
  bytes.setUint32(4, 36 + 1600, true);
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 16_000, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  bytes.setUint32(36, 0x64617461);
  bytes.setUint32(40, 1600, true);
  for (let at = 0; at < 800; at++) bytes.setInt16(44 + at * 2, Math.sin(at / 3) * 20_000, true);
  return new Response(bytes.buffer, { headers: { 'content-type': 'audio/wav' } });
}

describe('a conversation', () => {
  it('draws the sound of the whole call, also of what nobody has scrolled to', async () => {
    const spoken = Array.from({ length: 30 }, (_, at) => ({
      ...MESSAGES[at % 2],
      id: `7f3c1d52-5b1e-4c1a-9d3e-2f6a1b0c${String(9000 + at)}`,
      has_audio: true,
      started_ms: at * 1000,
      ended_ms: at * 1000 + 900,
    }));
    const sounds = Object.fromEntries(spoken.map(({ id }) => [`GET /messages/${id}/audio`, tone]));
    const { asked } = await open(THREAD, { answers: { ...sounds, [LIST]: listed(spoken) } });
    await expect.element(page.getByRole('slider', { name: 'Position in call' })).toBeVisible();
    const unheard = () => spoken.filter(({ id }) => asked(`GET /messages/${id}/audio`).length === 0);
    await expect.poll(unheard, { timeout: 10_000 }).toEqual([]);
    expect(scrollY).toBe(0);
  });

  it('says how long the caller waited, and of a reply for what', async () => {
    const said = (at: number, measured: object) => ({
      ...MESSAGES[0],
      id: crypto.randomUUID(),
      ...measured,
      started_ms: at,
    });
    const slow = {
      heard_to_words_ms: 310,
      heard_to_turn_ms: 450,
      heard_to_reply_ms: 2_100,
      heard_to_sound_ms: 2_430,
      ended_ms: 9_100,
    };
    const quick = { ...slow, heard_to_reply_ms: 460, heard_to_sound_ms: 560, interrupted: true };
    const answers = { [LIST]: listed([...MESSAGES, said(6_000, slow), said(7_600, quick)]) };
    await open(THREAD, { answers });
    await expect.element(page.getByText('0.6 s, at most 2.4 s')).toBeVisible();
    const long = page.getByRole('button', { name: 'after 2.4 s' });
    await expect.element(long).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'How fast' })).not.toBeInTheDocument();
    await long.click();
    const steps = page.getByRole('region', { name: 'How fast' });
    await expect
      .element(steps)
      .toHaveTextContent(
        'Understood the words0.3 sMade sure they were done0.2 sThought1.6 sBegan to speak0.3 sFirst sound after2.4 sSpoke3.1 s',
      );
    await long.click();
    await expect.element(steps).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'after 0.6 s' }).click();
    await expect
      .element(steps)
      .toHaveTextContent(
        'Understood the words0.3 sMade sure they were done0.2 sBegan to speak0.1 sFirst sound after0.6 sSpoke until the caller cut in1.5 s',
      );
  });

  it('of which only the whole wait was kept says that', async () => {
    const old = { ...MESSAGES[0], id: crypto.randomUUID(), heard_to_sound_ms: 2_600 };
    await open(THREAD, { answers: { [LIST]: listed([...MESSAGES, old]) } });
    await expect.element(page.getByText('after 2.6 s')).toBeVisible();
    await expect.element(page.getByText('Caller waited')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^after/ })).not.toBeInTheDocument();
  });

  it('of which nobody measured a wait says nothing of it', async () => {
    await open(THREAD);
    await expect.element(page.getByText('Two Margheritas, please.')).toBeVisible();
    await expect.element(page.getByText('Caller waited')).not.toBeInTheDocument();
  });

  it('that has just begun says that nothing was said yet', async () => {
    await open(THREAD, { answers: { [`GET /conversations/${CALL.id}`]: RUNNING, [LIST]: listed([]) } });
    await expect.element(page.getByText('Nothing was said yet')).toBeVisible();
    await expect.element(page.getByText('No messages found')).not.toBeInTheDocument();
  });

  it('is taken over only where there is a number to put it through to', async () => {
    const answers = { [`GET /conversations/${CALL.id}`]: RUNNING, 'GET /agent/:id/settings': withNumber('') };
    await open(THREAD, { answers });
    await expect.element(page.getByRole('link', { name: 'Set a number to take over' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
    await open(THREAD, { answers: { ...answers, 'GET /agent/:id/settings': withNumber('+17185550100') } });
    await expect.element(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  });

  it.each([390, 1440])('keeps the newest words above what can be done while it runs, at %i px', async (width) => {
    await page.viewport(width, 800);
    const many = Array.from({ length: 24 }, (_, at) => ({ ...MESSAGES[at % 2], id: crypto.randomUUID() }));
    await open(THREAD, { answers: { [`GET /conversations/${CALL.id}`]: RUNNING, [LIST]: listed(many) } });
    const form = page.getByRole('form', { name: 'Running conversation' });
    await expect.element(form).toBeVisible();
    const newest = page.getByRole('log').element().children[20];
    newest?.scrollIntoView({ block: 'nearest' });
    const isCovered = () => (newest?.getBoundingClientRect().bottom ?? 0) > form.element().getBoundingClientRect().top;
    await expect.poll(isCovered).toBe(false);
    await page.viewport(1440, 900);
  });

  it('leaves the keys to whoever writes words for it', async () => {
    const { path } = await open(THREAD, { answers: { [`GET /conversations/${CALL.id}`]: RUNNING } });
    const words = page.getByLabelText('Say this at the next turn');
    await words.click();
    await userEvent.keyboard('two [[large] ones{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}red {Escape}');
    await expect.element(words).toHaveValue('two [large] red ones');
    expect(path()).toContain('/conversations');
    await expect.element(page.getByText('Two Margheritas, please.')).toBeVisible();
  });
});

const withNumber = (transferNumber: string) => ({
  ...SETTINGS,
  transfer_settings: {
    ...SETTINGS.transfer_settings,
    rules: { ...SETTINGS.transfer_settings.rules, transferNumber },
  },
});
