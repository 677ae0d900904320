/** The mark of a company without a logo: a clean sweep and a spark, on a 24 by 24 grid. */
export const mark = ({ highlight, accent }: { highlight: string; accent: string }) =>
  `<rect width="24" height="24" rx="7.5" fill="${highlight}" stroke="none"/><path d="M4.8 18.6a13.5 13.5 0 0 1 10.3-12.7" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/><path d="M17.3 10.4c.5 2.5 1.2 3.2 3.7 3.7-2.5.5-3.2 1.2-3.7 3.7-.5-2.5-1.2-3.2-3.7-3.7 2.5-.5 3.2-1.2 3.7-3.7z" fill="${accent}" stroke="${accent}" stroke-width="1" stroke-linejoin="round"/>`;
