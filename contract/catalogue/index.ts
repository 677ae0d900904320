import { z } from 'zod';
import { CityPage } from '../city';
import { ServicePage } from '../service-page';
import { SiteSettings } from '../settings';
import { checked } from './checked';
import cities from './cities.json';
import commercial from './services/commercial.json';
import gutter from './services/gutter.json';
import house from './services/house.json';
import roof from './services/roof.json';
import standalone from './services/standalone.json';
import window from './services/window.json';
import settings from './settings.json';

/** The 22 default service pages (R-ROUTE-2), one entry each; a provider may override them. */
export const servicePages: readonly ServicePage[] = Object.entries({
  house,
  commercial,
  gutter,
  roof,
  window,
  standalone,
}).flatMap(([file, pages]) => checked(z.array(ServicePage.strict()), pages, `contract/catalogue/services/${file}.json`));

/** The two default city pages (R-ROUTE-3): same shape, different data. */
export const cityPages: readonly CityPage[] = checked(z.array(CityPage.strict()), cities.pages, 'contract/catalogue/cities.json');

/** The city that the owner adds to both forms with one switch, and its state. */
export const switchedCity = cities.switched;

/** The starter settings: shown until the owner changes them (R-WIRE-13, R-FORM-7, R-CLAIM-7). */
export const starterSettings = checked(SiteSettings.strict(), settings, 'contract/catalogue/settings.json');
