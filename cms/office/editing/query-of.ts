/** Parts of a query as Payload reads it: `where[id][in][0]=1`. */
function partsOf(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => partsOf(name ? `${name}[${key}]` : key, inner));
}

/** A query string for Payload's REST calls. */
export const queryOf = (query: object) => new URLSearchParams(partsOf('', query)).toString();
