/**
 * Header of every answer of the back office. By it a screen knows that it was the back office that answered, and not a portal or a filter
 * in its place (R-FORM-33); the office's scripts spell it themselves.
 */
export const OUR_ANSWER = 'x-back-office';
