import DOMPurify from 'dompurify';

const ALLOWED = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'u', 'br', 'p', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
};

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer nofollow');
  node.setAttribute('target', '_blank');
});

/** Words that others wrote, with the little markup that is allowed in them. The only place that writes HTML. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  // Most of what is said has no markup: it is set as text and needs no cleaning.
  if (!/[<&]/.test(html)) return <div className={className}>{html}</div>;
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, ALLOWED) }} />;
}
