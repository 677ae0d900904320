import type { AddressSelection } from '../addresses/address';
import { SuggestedInput } from '../addresses/suggested-input';
import type { ControlProps } from '../ui/field';

interface AddressFieldProps {
  control: ControlProps;
  initial: string;
  autoComplete: string;
}

const loadSource = () => import('../addresses/address-source.browser').then(({ addressSource }) => addressSource('fallback'));

/** The country goes without saying. */
const withoutCountry = ({ address }: AddressSelection) => address.replace(/,\s*Australia$/, '');

/** Fills what the address tells of the form's other fields. */
const fill = async (selection: AddressSelection, input: HTMLInputElement) => {
  const { fillFields } = await import('../addresses/fill-fields');
  fillFields(input.form, selection);
};

/** The address: any text is accepted, and suggestions help to type it. */
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
