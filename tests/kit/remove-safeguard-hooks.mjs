// Code of each safeguard in the built server, and its replacement without the safeguard.
const safeguards = {
  'file before thanks': [
    /const answer = waits\.during\(\(\) => take\(lead, print\)\)[^;]*;/,
    "take(lead, print).catch(() => undefined); const answer = Promise.resolve({ status: 'accepted', reference: 'E-2222-2222', isFirst: true });",
  ],
  'id of an act': [/address: client\.slice\(0, 60\)/, 'address: client.slice(0, 60), id: newId()'],
  'idempotency key': [/key: lead\.key,/, 'key: lead.key.slice(0, 20) + Math.random(),'],
};

let wanted;
export const initialize = (name) => {
  wanted = name;
};

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith('/dist/server/listen.js')) return loaded;
  const [there, without] = safeguards[wanted];
  const source = String(loaded.source);
  if (!there.test(source)) throw new Error(`the built server has no "${wanted}" any more: see remove-safeguard-hooks.mjs`);
  return { ...loaded, source: source.replace(there, without) };
}
