const bar = matchMedia('(min-width: 992px)');

/** `<hover-menu>`: a native disclosure, which in the bar opens on hover and closes on Escape, leaving and choosing. */
export function hoverMenu(element: HTMLElement, signal: AbortSignal): void {
  const details = element.querySelector('details');
  if (!details) return;
  const set = (open: boolean) => {
    if (bar.matches) details.open = open;
  };
  const hover = ({ type, pointerType }: PointerEvent) => pointerType === 'mouse' && set(type === 'pointerenter');
  for (const type of ['pointerenter', 'pointerleave'] as const) element.addEventListener(type, hover, { signal });
  element.addEventListener('click', ({ target }) => (target as Element).closest('a') && set(false), { signal });
  element.addEventListener('focusout', ({ relatedTarget }) => !element.contains(relatedTarget as Node | null) && set(false), {
    signal,
  });
  element.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open || !bar.matches) return;
      set(false);
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
}

/** Keeps `aria-expanded` of a popover's button up to date. */
export function sayWhetherOpen({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  document.querySelector(`[popovertarget="${target.id}"]`)?.setAttribute('aria-expanded', String(newState === 'open'));
}

export function closeOnChoice({ target }: Event): void {
  const popover = (target as Element).closest('a')?.closest<HTMLElement>('[popover]:popover-open');
  popover?.hidePopover();
}
