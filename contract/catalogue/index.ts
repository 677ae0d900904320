import type { ServicePage } from '../service-page';
import { commercial } from './commercial';
import { gutter } from './gutter';
import { house } from './house';
import { roof } from './roof';
import { standalone } from './standalone';
import { window } from './window';

/** The 22 service pages (R-ROUTE-2), each as one entry; the defaults that a provider may override. */
export const servicePages: readonly ServicePage[] = [...house, ...commercial, ...gutter, ...roof, ...window, ...standalone];

export { cityPages, switchedCity } from './cities';
export { starterSettings } from './settings';
