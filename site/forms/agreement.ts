/** The event of the document when a form was sent, for the tags. */
export const LEAD_SENT = 'lead-sent';

export const MEASURED_ID = 'measured';

/** Query parameters of a page that thanks; with the visitor's reference, so no tag may see them. */
export const THANKS_QUERY = ['reference', 'reply_by', 'zone', 'signed', 'missing'] as const;

export type Asks = Record<string, string>;

/** "Google Ads", "Google Ads and Meta" */
export const namesOf = (asks: Asks): string => {
  const names = Object.values(asks);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
};

/** Key of the browser's storage for what its visitor answered to the banner. */
export const CHOICE_KEY = 'measuring';

export interface Choice {
  /** The networks that it named, with spaces between them. */
  asked: string;
  yes: boolean;
  /** When it was given, in milliseconds since the epoch. */
  at: number;
}

/** An answer counts for half a year, in milliseconds. */
const KEPT_MS = 182 * 24 * 60 * 60_000;

/** The answer that the browser holds; undefined if there is none, it is too old, or storage is blocked. */
export function storedChoice(): Choice | undefined {
  try {
    const choice: Choice | null = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? 'null');
    return choice && Date.now() - choice.at < KEPT_MS ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Networks that the visitor agreed to at the banner. */
export function storedAgreement(): string[] | undefined {
  const choice = storedChoice();
  return choice?.yes ? choice.asked.split(' ') : undefined;
}
