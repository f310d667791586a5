import * as z from 'zod';
import type { Words } from './words.ts';

/** What a mail says. Every text is plain: it is escaped here, wherever it came from. */
export interface Letter {
  title: Words;
  paragraphs: readonly Words[];
  /** `codeAs`: the parameter of the address that the letter's one-time code becomes when it is sent. */
  button?: { label: Words; url: string; codeAs?: string };
  /** Small print below: why the mail came, what to do when it was not asked for. */
  footnote?: Words;
}

/** A letter as it was stored. */
export const Laid = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  button: z.optional(z.object({ label: z.string(), url: z.string(), codeAs: z.optional(z.string()) })),
  footnote: z.optional(z.string()),
});
export type Laid = z.infer<typeof Laid>;

/** The only place that a code is put: a parameter of our own link. */
export function withCode({ button, ...letter }: Laid, code: string): Laid {
  if (!button?.codeAs) return { ...letter, button };
  const url = new URL(button.url);
  url.searchParams.set(button.codeAs, code);
  return { ...letter, button: { label: button.label, url: url.href } };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A letter as the two bodies of a mail. Inline styles and no pictures, since clients drop the rest; small print is the
 * client's own colour, only fainter, and so stays readable in its dark mode.
 */
export function layOut(brand: string, letter: Laid): { text: string; html: string } {
  return { text: asText(brand, letter), html: asHtml(brand, letter) };
}

function asText(brand: string, { title, paragraphs, button, footnote }: Laid): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const end = footnote ? [`--\n${footnote}`] : [];
  return `${[title, ...paragraphs, ...link, brand, ...end].join('\n\n')}\n`;
}

function asHtml(brand: string, { title, paragraphs, button, footnote }: Laid): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  const link = button ? buttonHtml(button) : '';
  const end = footnote
    ? `<p style="margin:24px 0 0;font-size:13px;line-height:20px;opacity:.72">${escapeHtml(footnote)}</p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:32px 16px;${FONT};font-size:16px;line-height:24px">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:14px;font-weight:600;opacity:.72">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escapeHtml(title)}</h1>
${texts}
${link}
${end}
</div>
</body>
</html>
`;
}

/** The address stands below the button too: some clients show no links, and careful readers look before they click. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  const look = 'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6b52;color:#ffffff';
  return `<p style="margin:24px 0"><a href="${href}" style="${look};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;opacity:.72;word-break:break-all">${href}</p>`;
}
