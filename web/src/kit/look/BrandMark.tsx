export const BrandMark = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    <circle fill="var(--logo-b)" cx="13" cy="5.4" r="2.9" />
    <path fill="var(--logo-a)" d="M3.6 18.6a9.4 9.4 0 0 1 18.8 0z" />
    <rect fill="var(--logo-a)" x="1.6" y="20.4" width="22.8" height="3" rx="1.5" />
  </svg>
);
