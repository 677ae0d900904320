/** CSS rules with the focal points of a page's pictures, for the time before hydration. */
export function focusRules(markup: string): string {
  const places = new Set([...markup.matchAll(/ data-focus="([\d.]+% [\d.]+%)"/g)].map(([, place]) => place));
  return [...places].map((place) => `[data-focus="${place}"]{object-position:${place}}`).join('');
}
