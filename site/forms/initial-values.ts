import type { SiteSettings } from 'contract/settings';
import { type Field, type FormName, fields, type OptionList } from './model';

/** The options of a select, from the settings (R-FORM-8). */
export function optionsOf(list: OptionList, settings: SiteSettings): string[] {
  return list === 'cities' ? settings.cities.map(({ name }) => name) : settings[list];
}

/** Whether the company has offices in several cities or states: then a form that offers one of them says which (R-FORM-2, R-FORM-7). */
const isOneOfSeveral = (list: OptionList, { offices }: SiteSettings) =>
  (list === 'cities' && new Set(offices.map(({ city }) => city)).size > 1) ||
  (list === 'states' && new Set(offices.map(({ state }) => state)).size > 1);

/** The value of a select that leaves no choice: its only option. */
export function onlyOption({ options }: Field, settings: SiteSettings): string | undefined {
  const [only, ...others] = options ? optionsOf(options, settings) : [];
  return options && others.length === 0 && !isOneOfSeveral(options, settings) ? only : undefined;
}

/** Initial values of a form: the first option of each select (R-FORM-7), overridden by `over`. */
export function initialValues(form: FormName, settings: SiteSettings, over: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    fields[form].map((field) => {
      const first = field.options ? (optionsOf(field.options, settings)[0] ?? '') : '';
      return [field.name, onlyOption(field, settings) ?? over[field.name] ?? first];
    }),
  );
}
