/** Address of the light list of what is to be done today. */
export const TODAY = '/office';

/** The part of the list that shows them. */
export const RINGS_PANEL = `${TODAY}#rings`;

/** Address of the list of all enquiries. */
export const ENQUIRIES = `${TODAY}/enquiries`;

/** The list in one of its views. */
export const viewAddress = (view: string): string => `${ENQUIRIES}?view=${view}`;

/** Where an act on several enquiries is confirmed, done and undone. */
export const CHANGE = `${ENQUIRIES}/change`;

/** Where enquiries that lie at the website are sent again or removed. */
export const AT_WEBSITE = `${ENQUIRIES}/at-website`;

/** Where an enquiry is entered by hand. */
export const NEW_ENQUIRY = `${ENQUIRIES}/new`;

export const lightPageOf = (id: number): string => `${ENQUIRIES}/${id}`;

/** Address of the page on which a quote for it is written, or one version is shown. */
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
