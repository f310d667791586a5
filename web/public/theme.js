// Runs before the first paint, so that a dark screen never flashes white.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {}
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
