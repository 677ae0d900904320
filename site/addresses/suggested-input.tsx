import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { AddressSelection, AddressSource } from './address-source';

interface SuggestedInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'onFocus'> {
  suggestionsLabel: string;
  /** Loads the source; called at the first touch. */
  loadSource(): Promise<AddressSource>;
  /** Whether a failure is shown as a note (a fallback is used) or as an error. */
  failureAs?: 'note' | 'error';
  /** The text that the input shows for a chosen address. */
  shown?(selection: AddressSelection): string;
  onSelected?(selection: AddressSelection, input: HTMLInputElement): void;
}

/** Code that the first touch loads. */
async function fetchSuggestions(loadSource: () => Promise<AddressSource>) {
  const [{ Suggestions }, source] = await Promise.all([import('./suggestions'), loadSource()]);
  return { Suggestions, source };
}

const whole = ({ address }: AddressSelection) => address;

/** A text input that starts to suggest addresses at the first touch; before that, and without script, a plain text input. */
export function SuggestedInput(props: SuggestedInputProps) {
  const { suggestionsLabel, loadSource, failureAs = 'note', shown = whole, onSelected, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  const fetching = useRef(false);
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof fetchSuggestions>>>();

  function touch() {
    if (fetching.current) return;
    fetching.current = true;
    fetchSuggestions(loadSource).then(setFetched, (error) => {
      fetching.current = false; // a plain input until the next touch
      console.warn('suggestions not loaded', error);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a visitor who touched the input before hydration
  useEffect(() => {
    if (document.activeElement === input.current) touch();
  }, []);

  return (
    <div className="suggested">
      <input {...control} ref={input} onFocus={touch} />
      {fetched && input.current && (
        <fetched.Suggestions
          input={input.current}
          source={fetched.source}
          label={suggestionsLabel}
          failureAs={failureAs}
          shown={shown}
          onChoose={(selection) => input.current && onSelected?.(selection, input.current)}
        />
      )}
    </div>
  );
}
