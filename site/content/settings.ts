import { readFile } from 'node:fs/promises';
import { starterSettings } from 'contract/catalogue';
import type { CityPage } from 'contract/city';
import { endedBy, without, withoutEnded } from 'contract/offered';
import type { ServicePage } from 'contract/service-page';
import { SiteSettings } from 'contract/settings';
import type { Log } from '../base/log';
import type { Reader } from './content';
import { withSafeMenus } from './menu';

/** The settings for a provider without the call: the file's, else the starter's (R-WIRE-13). Throws for an invalid file. */
export async function fallbackSettings(file: string | undefined, log: Log): Promise<SiteSettings> {
  if (!file) return starterSettings;
  try {
    const settings = withSafeMenus(SiteSettings.parse(JSON.parse(await readFile(file, 'utf8'))));
    log.info('settings file read', { file });
    return settings;
  } catch (error) {
    throw new Error(
      `SITE_SETTINGS: ${file} must be a JSON file of the settings' schema: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The company is not known yet, and another must not be shown in its place (R-WIRE-17). */
export class CompanyUnknown extends Error {}

const warnedLogs = new WeakSet<Log>();

/** The current settings; the log says once if they are the starter's (R-WIRE-16). Throws CompanyUnknown. */
export async function settingsOf(reader: Reader, fallback: SiteSettings, log: Log): Promise<SiteSettings> {
  const asked = (await reader.additions())?.has('settings') !== false;
  const given = asked ? await reader.section('settings', withSafeMenus) : undefined;
  if (given) return given;
  if (asked && fallback === starterSettings) throw new CompanyUnknown('the provider has not yet said which company this is');
  if (fallback === starterSettings && !warnedLogs.has(log)) {
    warnedLogs.add(log);
    log.warn('the provider gave no settings: the starter’s company is shown; SITE_SETTINGS may name a file of your own');
  }
  return fallback;
}

/** The settings without form options and claims whose service pages or city page were all removed. */
export function onlyOffered(
  settings: SiteSettings,
  pages: { services: ServicePage[]; goneServices: ServicePage[]; goneCities: CityPage[] },
): SiteSettings {
  const left = new Set(pages.goneCities.map((city) => city.slug));
  return {
    ...withoutEnded(settings, endedBy(pages.goneServices, pages.services)),
    cities: without(settings.cities, (city) => left.has(city.slug)),
  };
}
