import type { SiteSettings } from 'contract/settings';
import { type Field, type FormName, fields, type OptionList } from './model';

/** The options of a select, from the settings (R-FORM-8). */
export function optionsOf(list: OptionList, settings: SiteSettings): string[] {
  return list === 'cities' ? settings.cities.map(({ name }) => name) : settings[list];
}

function initialOf({ options, initial = '', placeholder }: Field, settings: SiteSettings): string {
  if (!options) return initial;
  const offered = optionsOf(options, settings);
  if (offered.includes(initial)) return initial;
  return placeholder === undefined ? (offered[0] ?? '') : '';
}

/** Initial values of a form: the required defaults that are on offer, overridden by `over`. */
export function initialValues(form: FormName, settings: SiteSettings, over: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(fields[form].map((field) => [field.name, over[field.name] ?? initialOf(field, settings)]));
}
