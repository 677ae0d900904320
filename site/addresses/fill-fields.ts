import type { AddressSelection } from './address-source';

type Control = HTMLInputElement | HTMLSelectElement;

export function setValue(control: Control, value: string) {
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  // React ignores events after a value was set through the element's own property.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const wanted: Record<string, string[]> = {
  suburb: ['locality', 'sublocality_level_1', 'postal_town'],
  post_code: ['postal_code'],
  state: ['administrative_area_level_1'],
};

/** Fills suburb, post_code and state where they are empty and the value is available (R-ADDRESS-4). */
export function fillFields(form: HTMLFormElement | null, { components }: AddressSelection) {
  for (const [name, types] of Object.entries(wanted)) {
    const control = form?.elements.namedItem(name);
    const part = types.flatMap((type) => components.find((component) => component.types.includes(type)) ?? [])[0];
    if (!part || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || control.value.trim()) continue;
    if (control instanceof HTMLInputElement) {
      setValue(control, part.long);
      continue;
    }
    const option = [...control.options].find(({ value }) => value === part.long || value === part.short);
    if (option) setValue(control, option.value);
  }
}
