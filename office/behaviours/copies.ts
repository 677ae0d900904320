const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-copy]');

/** Shows the buttons that copy what a field holds; without script the field itself can be selected. */
export function offerCopies(): void {
  for (const button of buttons()) button.hidden = !navigator.clipboard;
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy]');
  const field = button && document.getElementById(button.dataset.copy ?? '');
  if (!button || !(field instanceof HTMLInputElement)) return;
  field.select();
  button.textContent = await navigator.clipboard.writeText(field.value).then(
    () => 'Copied',
    () => 'Select it and copy',
  );
});
