/** The rules that put the pictures of a page's markup in their boxes where the owner wants them, for before there is script. */
export function focusRules(markup: string): string {
  const places = new Set([...markup.matchAll(/ data-focus="([\d.]+% [\d.]+%)"/g)].map(([, place]) => place));
  return [...places].map((place) => `[data-focus="${place}"]{object-position:${place}}`).join('');
}
