// Preloaded into the site: removes one safeguard from the built server in memory, to prove that a test notices.
import { register } from 'node:module';

const safeguard = process.env.REMOVE_SAFEGUARD;
if (safeguard) register('./remove-safeguard-hooks.mjs', import.meta.url, { data: safeguard });
