/** Addresses of the rows of the list from which an enquiry was opened, in this tab. */
const key = () => `office list ${document.body.dataset.account}`;

export function readOpenedList(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? '[]');
  } catch {
    return []; // The device keeps nothing.
  }
}

export function keepOpenedList(addresses: readonly string[]): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(addresses));
  } catch {}
}
