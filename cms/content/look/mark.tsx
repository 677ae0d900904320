/** The company's mark, from the same set of drawings as on the site. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <use href="/icons.svg#logo" />
  </svg>
);
