/** Attribute of the document while its announcement is closed. */
export const CLOSED = 'data-closed';
/** Name in the tab's storage of which announcement its visitor closed. */
export const CLOSED_ID = 'closed-announcement';

/**
 * The inline script of a page with an announcement, for its head; undefined for others. It decides before the first paint whether
 * the visitor has closed it, again when a prerendered page is shown, and when the browser goes back to a page that it kept.
 */
export function closedScript(markup: string): string | undefined {
  const id = / class="announcement__close[^>]* value="([\w-]+)"/.exec(markup)?.[1];
  if (!id) return undefined;
  return (
    `(()=>{const look=()=>{try{document.documentElement.toggleAttribute('${CLOSED}',sessionStorage.getItem('${CLOSED_ID}')=='${id}')}catch{}};` +
    `look();addEventListener('pageshow',look);document.addEventListener('prerenderingchange',look)})()`
  );
}
