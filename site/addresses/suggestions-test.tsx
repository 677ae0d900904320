import { useState } from 'react';
import { Field } from '../ui/field';
import type { AddressSelection } from './address-source';
import { SelectionList } from './selection-list';
import { SuggestedInput } from './suggested-input';

const loadSource = () => import('./address-source.browser').then(({ addressSource }) => addressSource('error'));

/** Test screen: our list with the configured source, without a fallback, and the address it returns. */
export function SuggestionsTest() {
  const [selection, setSelection] = useState<AddressSelection>();
  return (
    <div className="address-test">
      <Field id="address-test" name="address" label="Address" required>
        {(control) => (
          <SuggestedInput
            {...control}
            type="text"
            autoComplete="off"
            suggestionsLabel="Address suggestions"
            loadSource={loadSource}
            failureAs="error"
            onSelected={setSelection}
          />
        )}
      </Field>
      {selection && <SelectionList selection={selection} />}
    </div>
  );
}
