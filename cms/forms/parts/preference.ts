import type { Payload } from 'payload';

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
