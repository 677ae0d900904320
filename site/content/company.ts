import type { CityPage } from 'contract/city';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import type { Log } from '../base/log';
import { allCities } from './city';
import { createReader, type Reader, type SizeOf } from './content';
import { allServices } from './service';
import { onlyOffered, settingsOf } from './settings';
import type { Content } from './store';

export interface Company {
  reader: Reader;
  settings: SiteSettings;
  services: ServicePage[];
  cities: CityPage[];
}

/** Reads the company for a page or file of that name; `listed` is false for one that visitors can invent without limit. */
export type ReadCompany = (page: string, listed?: boolean) => Promise<Company>;

export interface CompanyDeps {
  store: Content;
  sizeOf: SizeOf;
  fallback: SiteSettings;
  log: Log;
}

export function createCompany({ store, sizeOf, fallback, log }: CompanyDeps) {
  let known = false;
  /** Throws CompanyUnknown while it is not known whose website this is. */
  const read: ReadCompany = async (page, listed = true) => {
    const get: Content['get'] = (call, ...input) => (listed ? store.get(call, ...input) : store.getForVisitor(call, ...input));
    const reader = createReader({ store: { get, isOutdated: store.isOutdated.bind(store) }, sizeOf, log, page });
    const [whole, { pages: services, gone: goneServices }, { pages: cities, gone: goneCities }] = await Promise.all([
      settingsOf(reader, fallback, log),
      allServices(reader),
      allCities(reader),
    ]);
    known = true;
    return { reader, settings: onlyOffered(whole, { services, goneServices, goneCities }), services, cities };
  };
  return {
    read,
    /** Whether pages can be made: not before it is known whose they are (R-WIRE-17). Once known, it stays so. */
    async isKnown(): Promise<boolean> {
      if (!known) await read('(readiness)').catch(() => undefined);
      return known;
    },
  };
}
export type CompanySource = ReturnType<typeof createCompany>;
