import type { Payload } from 'payload';
import { inShortTurn } from '../../base/database/in-turn';

const KEY = 'first-hour';

type Kept = { confirmed: string[] };

const kept = async (payload: Payload) => (await payload.kv.get<Kept>(KEY))?.confirmed ?? [];

export const confirmedSteps = async (payload: Payload): Promise<ReadonlySet<string>> => new Set(await kept(payload));

export const confirmStep = (payload: Payload, name: string, confirmed: boolean): Promise<void> =>
  inShortTurn(payload, KEY, async () => {
    const others = (await kept(payload)).filter((other) => other !== name);
    await payload.kv.set(KEY, { confirmed: confirmed ? [...others, name] : others });
  });
