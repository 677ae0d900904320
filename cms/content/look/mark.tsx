/** The back office's mark: a leaf with a sparkle. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path fill="#2EC4B6" d="M4 20C3 10 9 4 20 4c1 11-5 17-14 15l6-7-8 8Z" />
    <path fill="#FFBF46" d="m19 14 1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1 1-2.500Z" />
  </svg>
);
