import { Icon } from './icon';
import { Link } from './link';

export interface PaginationProps {
  page: number;
  pages: number;
  href(page: number): string;
}

/** Page numbers to show: the ends, the neighbours, and `undefined` for a gap. */
function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return wanted.flatMap((number, index) => (index > 0 && number - (wanted[index - 1] ?? 0) > 1 ? [undefined, number] : [number]));
}

/** Previous, numbers, next. Previous and Next are not links at the ends; nothing for a single page. */
export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, label: string, rel: 'prev' | 'next') => {
    const words = (
      <>
        {rel === 'prev' && <Icon name="chevron-left" />}
        {label}
        {rel === 'next' && <Icon name="chevron-right" />}
      </>
    );
    return to < 1 || to > pages ? (
      // biome-ignore lint/a11y/useFocusableInteractive: a link without a target keeps its role and is announced as disabled
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an href has no role
      <span className="pages__step" role="link" aria-disabled="true">
        {words}
      </span>
    ) : (
      <Link className="pages__step" rel={rel} href={href(to)}>
        {words}
      </Link>
    );
  };
  return (
    <nav className="pages nums" aria-label="Pages">
      {step(page - 1, 'Previous', 'prev')}
      <ol className="pages__list">
        {shownPages(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number ? (
              <Link
                className="pages__number"
                href={href(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'Next', 'next')}
    </nav>
  );
}
