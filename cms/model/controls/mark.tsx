/** The company's logo mark, from the site's icon set. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <use href="/icons.svg#logo" />
  </svg>
);
