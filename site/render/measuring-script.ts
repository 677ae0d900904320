import { type Measuring, networks } from 'contract/measuring';
import { scriptJson } from 'shared/html';
import type { Measured } from '../behaviours/measuring.browser';
import { MEASURED_ID } from '../forms/agreement';

/** Milliseconds after the load event that the page has for its own work. */
const PAUSE_MS = 1000;
/** Further milliseconds after which a page that is never idle asks all the same. */
const IDLE_MS = 4000;

/** Imports the file that asks the visitor once the page is idle. */
export const measuringScript = (src: string) =>
  `(()=>{const go=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(()=>import(${JSON.stringify(src)}),{timeout:${IDLE_MS}}),${PAUSE_MS}),` +
  `run=()=>document.readyState=='complete'?go():addEventListener('load',go);` +
  `document.prerendering?document.addEventListener('prerenderingchange',run,{once:true}):run()})()`;

/** The element with the tags of a page, their script and what the banner names; empty without tags, so that such a page has not one byte more. */
export function measuredElement(measuring: Measuring | undefined, script: string): string {
  if (!measuring?.tags) return '';
  const asks = Object.fromEntries(measuring.asks.map((network) => [network, networks[network]]));
  const measured = scriptJson({ tags: measuring.tags, asks, script } satisfies Measured);
  return `<script type="application/json" id="${MEASURED_ID}">${measured}</script>`;
}
