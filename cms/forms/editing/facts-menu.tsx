import { FACTS } from 'contract/facts';
import type { Payload } from 'payload';
import { factsOf, HOMES } from '../../base/facts/company-facts';
import { FactsList } from './facts-list';

export async function FactsMenu({ payload }: { payload: Payload }) {
  const facts = await factsOf(payload);
  const known = FACTS.flatMap((name) => {
    const value = facts[name];
    return value ? { name, value, label: HOMES[name].label } : [];
  });
  return <FactsList facts={known} />;
}
