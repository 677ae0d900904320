import { networks } from 'contract/measuring';
import type { SiteSettings } from 'contract/settings';
import type { Measured } from '../behaviours/measuring.browser';

/** After the load event the page gets so many milliseconds for its own work. */
const PAUSE_MS = 1000;

/**
 * The inline script of a page with tags, which imports the file that asks the visitor once the page is idle; undefined for others,
 * which so pay nothing for it.
 */
export function measuringScript(src: string, { measuring }: Pick<SiteSettings, 'measuring'>): string | undefined {
  if (!measuring?.tags) return undefined;
  const asks = Object.fromEntries(measuring.asks.map((network) => [network, networks[network]]));
  const measured = JSON.stringify({ tags: measuring.tags, asks } satisfies Measured).replaceAll('<', '\\u003c');
  return (
    `(()=>{const go=()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(()=>import(${JSON.stringify(src)}).then(({measure})=>measure(${measured}))),${PAUSE_MS}),` +
    `run=()=>document.readyState=='complete'?go():addEventListener('load',go);` +
    `document.prerendering?document.addEventListener('prerenderingchange',run,{once:true}):run()})()`
  );
}
