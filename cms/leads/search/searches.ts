import type { CollectionBeforeOperationHook, Where } from 'payload';
import { leadsMatching } from './text';

/** A query with its search expanded into conditions. */
function spellOut(where: Where): Where {
  const parts: Where[] = Object.entries(where).map(([name, test]) => {
    if (name === 'and' || name === 'or') return { [name]: (test as Where[]).map(spellOut) };
    return name === 'search_text' && 'like' in test ? leadsMatching(String(test.like)) : ({ [name]: test } as Where);
  });
  return parts.length > 1 ? { and: parts } : (parts[0] ?? {});
}

/** Handles searches in every query of leads: list, counts, "select all" and export. */
export const understandSearches: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: spellOut(where) } : args;
};
