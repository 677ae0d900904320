/** An act that the server has not done; it is kept on the device. */
export interface KeptAct {
  enquiry: string;
  /** Where its form is sent, unless that is the enquiry's page. */
  path?: string;
  /** Whether the page that follows it has another address. */
  goes?: boolean;
  /** What people read of the enquiry and of the act. */
  name: string;
  word: string;
  /** The form as it is sent. */
  body: string;
  /** Whether somebody else was quicker. */
  refused?: boolean;
}

declare global {
  interface DocumentEventMap {
    /** The server has answered an act. */
    'act-done': CustomEvent<KeptAct & { isDone: boolean }>;
    /** The page that is shown has a newer version. */
    'newer-page': CustomEvent<HTMLElement>;
    /** Another page has taken the place of the one that was shown; when it was made. */
    'page-opened': CustomEvent<string>;
  }
}

const prefix = () => `office act ${document.body.dataset.account} `;

/** Keys of this account's acts, oldest first; none on a device that keeps nothing. */
export function actKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix()))
      .sort();
  } catch {
    return [];
  }
}

export const readAct = (key: string): KeptAct | null => JSON.parse(localStorage.getItem(key) ?? 'null');
export const writeAct = (key: string, act: KeptAct): void => localStorage.setItem(key, JSON.stringify(act));

/** @throws where the device keeps nothing. */
export const addAct = (id: string, act: KeptAct): void => writeAct(`${prefix()}${Date.now()} ${id}`, act);

export const pathOf = ({ enquiry, path }: KeptAct): string => path ?? `/office/enquiries/${enquiry}`;

/**
 * A later act that was done on the page from before another one, as done knowing of it: `version` is what that one has made. Undefined
 * if it was done on another page.
 */
export function knowing(later: KeptAct, { enquiry, body }: KeptAct, version: string): KeptAct | undefined {
  const typed = new URLSearchParams(later.body);
  if (later.enquiry !== enquiry || typed.get('made_from') !== new URLSearchParams(body).get('made_from')) return undefined;
  typed.set('made_from', version);
  return { ...later, body: String(typed) };
}
