import type { Network } from 'contract/measuring';
import type { SiteSettings } from 'contract/settings';

/** Networks for which visitors are asked where they send a form: where a tag runs, the banner asks for all of them. */
export const asksAtForms = ({ measuring }: Pick<SiteSettings, 'measuring'>): readonly Network[] =>
  measuring && !measuring.tags ? measuring.asks : [];
