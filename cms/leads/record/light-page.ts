export const TODAY = '/office';

/** The part of the list that shows them. */
export const RINGS_PANEL = `${TODAY}#rings`;

export const ENQUIRIES = `${TODAY}/enquiries`;

export const viewAddress = (view: string): string => `${ENQUIRIES}?view=${view}`;

export const CHANGE = `${ENQUIRIES}/change`;

export const AT_WEBSITE = `${ENQUIRIES}/at-website`;

/** Where a person gets the address of the calendar for their phone. */
export const CALENDAR = `${TODAY}/calendar`;

export const NEW_ENQUIRY = `${ENQUIRIES}/new`;

/** Where the office keeps what it answers with, and its figures. */
export const REPLY_TEXTS = `${TODAY}/reply-texts`;
export const PRICE_LIST = `${TODAY}/price-list`;
export const FIGURES = `${TODAY}/figures`;

/** Address of an enquiry; `list` is the query of the list that it was opened from. */
export const lightPageOf = (id: number, list?: string): string =>
  `${ENQUIRIES}/${id}${list === undefined ? '' : `?${new URLSearchParams({ in: list })}`}`;

export const quotePageOf = (id: number, version?: number): string =>
  `${lightPageOf(id)}/quote${version === undefined ? '' : `?version=${version}`}`;

export const correctPageOf = (id: number): string => `${lightPageOf(id)}/correct`;
export const historyPageOf = (id: number): string => `${lightPageOf(id)}/history`;
export const erasePageOf = (id: number): string => `${lightPageOf(id)}/erase`;

/** Where people sign in; it leads on to `redirect`, a path of ours. */
export const SIGN_IN = `${TODAY}/sign-in`;
export const signInTo = (path: string): string => `${SIGN_IN}?redirect=${encodeURIComponent(path)}`;

export const SIGN_OUT = `${TODAY}/sign-out`;

/** Where a password is chosen by a link with this token. */
export const passwordPageOf = (token: string): string => `${TODAY}/password/${token}`;

/** A person's own account. */
export const ACCOUNT = `${TODAY}/account`;

/** A colleague's account; `new` is one that is invited. */
export const accountPageOf = (id: number | string): string => `${TODAY}/accounts/${id}`;
