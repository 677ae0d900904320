/** Attribute of the document while its announcement is closed. */
const CLOSED = 'data-closed';
/** Name in the tab's storage of which announcement its visitor closed. */
const CLOSED_ID = 'closed-announcement';

/** Closes it for the visit. The storage comes last, because it may be blocked. */
const CLOSE =
  `({target})=>{const button=target.closest('.announcement__close');if(!button)return;root.setAttribute('${CLOSED}','');` +
  `document.querySelector('.head .logo')?.focus({preventScroll:true});sessionStorage.setItem('${CLOSED_ID}',button.value)}`;

/**
 * The inline script of a page with an announcement, for its head; undefined for others, which so pay nothing for it. It closes the
 * announcement, and decides before the first paint whether the visitor has closed it, again when a prerendered page is shown, and
 * when the browser goes back to a page that it kept.
 */
export function announcementScript(markup: string): string | undefined {
  const id = / class="announcement__close[^>]* value="([\w-]+)"/.exec(markup)?.[1];
  if (!id) return undefined;
  return (
    `(()=>{const root=document.documentElement,look=()=>{try{root.toggleAttribute('${CLOSED}',sessionStorage.getItem('${CLOSED_ID}')=='${id}')}catch{}};` +
    `look();addEventListener('pageshow',look);document.addEventListener('prerenderingchange',look);document.addEventListener('click',${CLOSE})})()`
  );
}
