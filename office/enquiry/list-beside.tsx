export interface ListBesideModel {
  list?: { href: string; label: string };
  script: string;
}

/** The list from which an enquiry was opened: a link, beside which a script puts the list itself where there is room. */
export const ListBeside = ({ list, script }: ListBesideModel) => (
  <list-beside role="navigation" aria-label="The list" data-list={list?.href} data-script={script}>
    {list && (
      <a className="plain" href={list.href}>
        {list.label}
      </a>
    )}
  </list-beside>
);
