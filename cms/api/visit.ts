import { clickIds, isClickId } from 'contract/campaign';
import type { Lead } from '../base/database/payload-types';
import { visitKeys } from '../leads/record/options';

/** Maps a lead's visit to its columns; parameters without a prefix belong to the latest visit, others are stored as text. */
export function visitOf(given: Record<string, string> | undefined): Lead['visit'] {
  if (!given) return undefined;
  const rest = new Map(Object.entries(given));
  const take = (...names: string[]) => {
    const name = names.find((candidate) => rest.has(candidate));
    const value = name && rest.get(name);
    if (name) rest.delete(name);
    return value || undefined;
  };
  const columns = (names: (key: string) => string[]) => Object.fromEntries(visitKeys.map((key) => [key, take(...names(key))]));
  const clicks = (prefix: string) => {
    const lines = [...rest.keys()].flatMap((given) => {
      const name = given.startsWith(prefix) ? given.slice(prefix.length) : '';
      if (!isClickId(name) && !name.startsWith('utm_')) return [];
      return `${isClickId(name) ? clickIds[name] : 'Campaign'} (${name}): ${take(given) ?? ''}`;
    });
    return lines.join('\n') || undefined;
  };
  return {
    first: {
      ...columns((key) => (key === 'landing_page' ? [`first_${key}`, 'first_page'] : [`first_${key}`])),
      clicks: clicks('first_'),
    },
    last: {
      ...columns((key) => (key === 'landing_page' ? [`last_${key}`, 'last_page', key] : [`last_${key}`, key])),
      clicks: clicks('last_') ?? clicks(''),
    },
    other: [...rest].map(([key, value]) => `${key}: ${value}`).join('\n') || undefined,
  };
}
