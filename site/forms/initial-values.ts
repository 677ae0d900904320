import type { SiteSettings } from 'contract/settings';
import type { ListName } from '../content/shell';
import { type FormName, fields } from './model';

/** The options of a select, from the settings (R-FORM-8). */
export function optionsOf(list: ListName, settings: SiteSettings): string[] {
  return list === 'cities' ? settings.cities.map(({ name }) => name) : settings[list];
}

/** Initial values of a form: the first option of each select (R-FORM-7), overridden by `over`. */
export function initialValues(form: FormName, settings: SiteSettings, over: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    fields[form].map(({ name, options }) => [name, over[name] ?? (options ? (optionsOf(options, settings)[0] ?? '') : '')]),
  );
}
