// Preloaded into the site: takes one safeguard out of the built server, in memory, so that a proof can be proved.
import { register } from 'node:module';

const safeguard = process.env.TAKE_OUT;
if (safeguard) register('./take-out-hooks.mjs', import.meta.url, { data: safeguard });
