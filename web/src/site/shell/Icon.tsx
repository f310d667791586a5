/** The few icons of the public pages, drawn for them: 20 × 20, one stroke. */
const PATHS = {
  phone:
    'M6.4 3.2 4.8 3.6A1.9 1.9 0 0 0 3.3 5.6c.5 5.9 5.2 10.6 11.1 11.1a1.9 1.9 0 0 0 2-1.5l.4-1.6a1.6 1.6 0 0 0-.9-1.8l-2.2-1a1.6 1.6 0 0 0-1.9.5l-.6.8a9 9 0 0 1-4-4l.8-.6a1.6 1.6 0 0 0 .5-1.9l-1-2.2a1.6 1.6 0 0 0-1.1-1.2z',
  message: 'M3.5 5.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9l-3.5 3v-3a2 2 0 0 1-2-2z',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.7 1.7',
  alert: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6.3v4.4M10 13.5v.1',
  check: 'M4.5 10.6l3.6 3.6 7.4-8.2',
  right: 'M8 5l5 5-5 5',
  down: 'M5 8l5 5 5-5',
  moon: 'M16.5 11.8A6.8 6.8 0 1 1 8.2 3.5a5.4 5.4 0 0 0 8.3 8.3z',
  sun: 'M10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1',
} as const;

/** Says nothing to a screen reader: a word stands next to it. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
