/**
 * A page that lives on while the server was upgraded asks for code which is gone: it comes back as the new version.
 * Tells whether it does; without a connection, or of the same version, it stays as it is.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.getAttribute('src');
  const page = await fetch(location.href, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (!own || !page || page.includes(own)) return false;
  location.reload();
  return true;
}
