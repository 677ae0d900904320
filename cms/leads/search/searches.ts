import type { CollectionBeforeOperationHook, Where } from 'payload';
import { leadsMatching } from './search-text';

/** A query with its search expanded into conditions; what is no query is left to Payload, which says so. */
function spellOut(where: Where): Where {
  const parts: Where[] = Object.entries(where).map(([name, test]: [string, unknown]) => {
    if ((name === 'and' || name === 'or') && Array.isArray(test)) return { [name]: test.map(spellOut) };
    const isSearch = name === 'search_text' && typeof test === 'object' && test !== null && 'like' in test;
    return isSearch ? leadsMatching(String(test.like)) : ({ [name]: test } as Where);
  });
  return parts.length > 1 ? { and: parts } : (parts[0] ?? {});
}

/** Handles searches in every query of leads: list, counts, "select all" and export. */
export const understandSearches: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: spellOut(where) } : args;
};
