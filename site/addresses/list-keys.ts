/** Keyboard state of a suggestion list; `active` is the index of the highlighted suggestion, -1 for none. */
export interface ListState {
  count: number;
  open: boolean;
  active: number;
}

/** The effect of a key: the new state, or the chosen suggestion. Keys that are `handled` do not propagate. */
export interface KeyOutcome {
  open: boolean;
  active: number;
  chosen?: number;
  handled: boolean;
}

/** Keys of the editable combobox with list autocomplete (ARIA authoring practices); text keys go to the field. */
export function pressKey(key: string, alt: boolean, { count, open, active }: ListState): KeyOutcome {
  const same = { open, active, handled: false };
  const shown = open && count > 0;
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return same;
      if (alt) return { open: true, active, handled: true };
      return { open: true, active: shown ? (active + 1) % count : 0, handled: true };
    case 'ArrowUp':
      if (count === 0) return same;
      if (alt) return { open: false, active: -1, handled: true };
      return { open: true, active: shown && active > 0 ? active - 1 : count - 1, handled: true };
    case 'Enter':
      return shown && active >= 0 ? { open: false, active: -1, chosen: active, handled: true } : same;
    case 'Escape':
      return shown ? { open: false, active: -1, handled: true } : same;
    case 'Tab':
      return { open: false, active: -1, handled: false };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { open, active: -1, handled: false };
    default:
      return same;
  }
}
