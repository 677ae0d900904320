type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a page's acts. */
export const fieldsIn = (page: ParentNode): NodeListOf<Field> =>
  page.querySelectorAll<Field>('form[data-act] :is(input:not([type=hidden]), textarea)');

/** Whether somebody has typed into a field since the page came. */
export const isTyped = ({ value, defaultValue }: Field): boolean => value !== defaultValue;
