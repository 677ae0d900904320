/** Sends JSON to a call of the back office, from a screen. Rejects without a connection. */
export const sendJson = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST'): Promise<Response> =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
