import type { ServicePage } from './service-page';
import type { SiteSettings } from './settings';

type Sold = Pick<ServicePage, 'quote_service' | 'claim'>;

/** What goes from the site with pages that were taken down, as long as no other page sells or claims it. */
export interface Ended {
  options: ReadonlySet<string>;
  claims: ReadonlySet<keyof SiteSettings['claims']>;
}

/** The form options and claims of the `gone` service pages that none of the `live` ones has. */
export function endedBy(gone: readonly Sold[], live: readonly Sold[]): Ended {
  const only = <T>(of: (page: Sold) => T | undefined): ReadonlySet<T> => {
    const kept = new Set(live.map(of));
    return new Set(gone.flatMap((page) => of(page) ?? []).filter((value) => !kept.has(value)));
  };
  return { options: only(({ quote_service }) => quote_service), claims: only(({ claim }) => claim) };
}

/** A list without some entries; the whole list if nothing would be left, because a form needs options. */
export function without<T>(list: T[], isOut: (entry: T) => boolean): T[] {
  const left = list.filter((entry) => !isOut(entry));
  return left.length > 0 ? left : list;
}

/** The settings without the options and claims that ended; such a claim is an empty text. */
export function withoutEnded<S extends Pick<SiteSettings, 'services' | 'claims'>>(settings: S, { options, claims }: Ended): S {
  const blank = Object.fromEntries([...claims].map((name) => [name, '']));
  return {
    ...settings,
    services: without(settings.services, (option) => options.has(option)),
    claims: { ...settings.claims, ...blank },
  };
}
