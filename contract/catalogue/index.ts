import type { ServicePage } from '../service-page';
import { commercial } from './commercial';
import { gutter } from './gutter';
import { house } from './house';
import { roof } from './roof';
import { standalone } from './standalone';
import { window } from './window';

/** The 22 default service pages (R-ROUTE-2), one entry each; a provider may override them. */
export const servicePages: readonly ServicePage[] = [...house, ...commercial, ...gutter, ...roof, ...window, ...standalone];

export { cityPages, switchedCity } from './cities';
export { starterSettings } from './settings';
