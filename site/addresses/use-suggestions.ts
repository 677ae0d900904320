import { useEffect, useRef, useState } from 'react';
import { type AddressSelection, type AddressSource, failureMessage, type Suggested, type Suggestion } from './address-source';
import { setValue } from './fill-fields';
import { pressKey } from './list-keys';

/** Minimum number of characters, and the delay after the last key in milliseconds (R-ADDRESS-2). */
const MIN_CHARACTERS = 2;
const DEBOUNCE_MS = 300;

interface State {
  given: Suggested;
  open: boolean;
  active: number;
  loading: boolean;
  failure?: string;
  /** True once there is an answer to announce. */
  answered: boolean;
}

const nothing: Suggested = { suggestions: [] };
const begin: State = { given: nothing, open: false, active: -1, loading: false, answered: false };

export interface SuggestionsOptions {
  input: HTMLInputElement;
  source: AddressSource;
  shown(selection: AddressSelection): string;
  onChoose?(selection: AddressSelection): void;
}

export function useSuggestions({ input, source, shown, onChoose }: SuggestionsOptions) {
  const [state, setState] = useState(begin);
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; controller?: AbortController }>({});
  const choosing = useRef(false);

  function drop() {
    clearTimeout(asking.current.timer);
    asking.current.controller?.abort();
  }

  async function ask(text: string) {
    const controller = new AbortController();
    asking.current.controller = controller;
    const outcome = await source.suggest(text, controller.signal).then(
      (given) => ({ given, open: given.suggestions.length > 0, active: -1, failure: given.note, answered: true }),
      (error) =>
        controller.signal.aborted ? undefined : { given: nothing, open: false, active: -1, failure: failureMessage(error) },
    );
    if (outcome && !controller.signal.aborted) change(outcome);
  }

  function onInput() {
    if (choosing.current) return;
    drop();
    const text = input.value.trim();
    if (text.length < MIN_CHARACTERS) return change({ given: nothing, open: false, active: -1, answered: false });
    change({ active: -1 });
    asking.current.timer = setTimeout(ask, DEBOUNCE_MS, text);
  }

  async function choose(suggestion: Suggestion) {
    drop();
    change({ given: nothing, open: false, active: -1, answered: false });
    const put = (text: string) => {
      choosing.current = true;
      setValue(input, text);
      choosing.current = false;
      input.setSelectionRange(text.length, text.length);
    };
    put(suggestion.text);
    try {
      const selection = await suggestion.resolve();
      if (input.value === suggestion.text) put(shown(selection));
      change({ failure: undefined });
      onChoose?.(selection);
    } catch (error) {
      change({ failure: failureMessage(error) });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { chosen, handled, ...moved } = pressKey(event.key, event.altKey, { ...state, count: state.given.suggestions.length });
    if (handled) event.preventDefault();
    change(moved);
    const suggestion = chosen === undefined ? undefined : state.given.suggestions[chosen];
    if (suggestion) choose(suggestion);
  }

  function onBlur() {
    drop();
    change({ open: false, active: -1 });
  }

  const handlers = useRef({ onInput, onKeyDown, onBlur });
  handlers.current = { onInput, onKeyDown, onBlur };

  useEffect(() => {
    const listen = new AbortController();
    const { signal } = listen;
    input.addEventListener('input', () => handlers.current.onInput(), { signal });
    input.addEventListener('keydown', (event) => handlers.current.onKeyDown(event), { signal });
    input.addEventListener('blur', () => handlers.current.onBlur(), { signal });
    if (document.activeElement === input && input.value !== input.defaultValue) handlers.current.onInput(); // typed while this code was loading
    return () => {
      listen.abort();
      clearTimeout(asking.current.timer);
      asking.current.controller?.abort();
    };
  }, [input]);

  useEffect(() => {
    if (!source.ready) return;
    let wanted = true;
    const stopLoading = (failure: string | undefined) =>
      wanted && setState((before) => ({ ...before, loading: false, failure: failure ?? before.failure }));
    setState((before) => ({ ...before, loading: true }));
    source.ready().then(stopLoading, (error) => stopLoading(failureMessage(error)));
    return () => {
      wanted = false;
    };
  }, [source]);

  return { ...state, choose, mark: (active: number) => change({ active }) };
}
