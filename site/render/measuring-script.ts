import { networks } from 'contract/measuring';
import type { SiteSettings } from 'contract/settings';
import type { Measured } from '../behaviours/measuring.browser';
import { MEASURED_ID } from '../forms/agreement';

/** After the load event the page gets so many milliseconds for its own work. */
const PAUSE_MS = 1000;
/** On a page that is never idle the question comes after so many more. */
const IDLE_MS = 4000;

/** Imports the file that asks the visitor once the page is idle. */
export const measuringScript = (src: string) =>
  `(()=>{const go=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(()=>import(${JSON.stringify(src)}),{timeout:${IDLE_MS}}),${PAUSE_MS}),` +
  `run=()=>document.readyState=='complete'?go():addEventListener('load',go);` +
  `document.prerendering?document.addEventListener('prerenderingchange',run,{once:true}):run()})()`;

/** The element with the tags of a page and what the banner names; empty for a page without tags, which so pays nothing for it. */
export function measuredElement({ measuring }: Pick<SiteSettings, 'measuring'>): string {
  if (!measuring?.tags) return '';
  const asks = Object.fromEntries(measuring.asks.map((network) => [network, networks[network]]));
  const measured = JSON.stringify({ tags: measuring.tags, asks } satisfies Measured).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${MEASURED_ID}">${measured}</script>`;
}
