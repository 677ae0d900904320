import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import type { AddressSelection } from './address-source';
import { SelectionList } from './selection-list';

/** Test screen: the maps provider's own address field, loaded on request, and the address it returns. */
export function WidgetTest() {
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  const [state, setState] = useState<'resting' | 'loading' | 'shown'>('resting');
  const [failure, setFailure] = useState<string>();
  const [selection, setSelection] = useState<AddressSelection>();

  async function show() {
    if (!place.current) return;
    setState('loading');
    setFailure(undefined);
    const { showPlaceWidget } = await import('./place-widget.browser');
    await showPlaceWidget(place.current, {
      label: 'Address',
      onSelected: (selected) => {
        setFailure(undefined);
        setSelection(selected);
      },
      onFailure: setFailure,
    });
    setState(place.current?.childElementCount ? 'shown' : 'resting');
  }

  return (
    <div className="address-test">
      <div ref={place} />
      {state !== 'shown' && (
        <Button type="button" hidden={!live} busy={state === 'loading'} onClick={show}>
          {state === 'loading' ? 'Loading…' : 'Show the maps provider’s own field'}
        </Button>
      )}
      <p className="field-error" role="alert">
        {failure}
      </p>
      {selection && <SelectionList selection={selection} />}
    </div>
  );
}
