import type { Lead } from '../base/payload-types';
import { visitKeys } from '../leads/record/options';

/**
 * Maps a lead's visit to its columns: `first_…` and `last_…`, parameters without a prefix belong to the latest visit; others are
 * stored as text.
 */
export function visitOf(given: Record<string, string> | undefined): Lead['visit'] {
  if (!given) return undefined;
  const rest = new Map(Object.entries(given));
  const take = (...names: string[]) => {
    const name = names.find((candidate) => rest.has(candidate));
    const value = name && rest.get(name);
    if (name) rest.delete(name);
    return value || undefined;
  };
  const touch = (names: (key: string) => string[]) => Object.fromEntries(visitKeys.map((key) => [key, take(...names(key))]));
  return {
    first: touch((key) => (key === 'landing_page' ? [`first_${key}`, 'first_page'] : [`first_${key}`])),
    last: touch((key) => (key === 'landing_page' ? [`last_${key}`, 'last_page', key] : [`last_${key}`, key])),
    other: [...rest].map(([key, value]) => `${key}: ${value}`).join('\n') || undefined,
  };
}
