import type { SiteSettings } from 'contract/settings';
import { type Field, type FormName, fields, type OptionList } from './model';

/** What a select offers: the settings' list (R-FORM-8). */
export function optionsOf(list: OptionList, settings: SiteSettings): string[] {
  return list === 'cities' ? settings.cities.map(({ name }) => name) : settings[list];
}

function initialOf({ options, initial = '', placeholder }: Field, settings: SiteSettings): string {
  if (!options) return initial;
  const offered = optionsOf(options, settings);
  if (offered.includes(initial)) return initial;
  return placeholder === undefined ? (offered[0] ?? '') : '';
}

/** What the fields of an untouched form hold: the specified defaults as far as they are on offer, overlaid with `over`. */
export function initialValues(form: FormName, settings: SiteSettings, over: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(fields[form].map((field) => [field.name, over[field.name] ?? initialOf(field, settings)]));
}
