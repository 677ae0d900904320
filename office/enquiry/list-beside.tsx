export interface ListModel {
  href: string;
  label: string;
}

/** The list from which an enquiry was opened: a link, beside which a script puts the list itself where there is room. */
export const ListBeside = ({ list }: { list?: ListModel }) => (
  <list-beside data-list={list?.href}>
    {list && (
      <a className="plain" href={list.href}>
        {list.label}
      </a>
    )}
  </list-beside>
);
