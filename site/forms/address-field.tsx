import type { AddressSelection } from '../addresses/address-source';
import { SuggestedInput } from '../addresses/suggested-input';
import type { ControlProps } from '../ui/field';

interface AddressFieldProps {
  control: ControlProps;
  initial: string;
  autoComplete?: string;
}

const loadSource = () => import('../addresses/address-source.browser').then(({ addressSource }) => addressSource('fallback'));

const withoutCountry = ({ address }: AddressSelection) => address.replace(/,\s*Australia$/, '');

/** Fills the form's other fields from the address. */
const fill = async (selection: AddressSelection, input: HTMLInputElement) => {
  const { fillFields } = await import('../addresses/fill-fields');
  fillFields(input.form, selection);
};

export function AddressField({ control, initial, autoComplete }: AddressFieldProps) {
  return (
    <SuggestedInput
      {...control}
      type="text"
      autoComplete={autoComplete}
      defaultValue={initial}
      suggestionsLabel="Address suggestions"
      loadSource={loadSource}
      shown={withoutCountry}
      onSelected={fill}
    />
  );
}
