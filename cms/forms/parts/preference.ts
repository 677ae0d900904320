import type { Payload } from 'payload';

/** What Payload has stored of an account's preferences under a key; undefined if nothing. */
export async function preferenceOf<Value>(payload: Payload, account: number | string, key: string): Promise<Value | undefined> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: key }, 'user.value': { equals: account } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0]?.value as Value | undefined;
}
