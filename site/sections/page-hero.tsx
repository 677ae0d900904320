import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/shapes';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';
import { Picture } from '../ui/picture';
import { QuoteAndCall } from './call-button';

export interface PageHeroProps {
  title: ReactNode;
  subtitle?: ReactNode;
  price?: string;
  picture?: PictureContent;
  crumbs?: readonly Crumb[];
  /** The title is shown above the page's real `h1`. */
  notHeading?: boolean;
  /** As high as the viewport. */
  tall?: boolean;
  /** URL of the quote form; shows Get Free Quote and Call Now. */
  quoteHref?: string;
  buttons?: ReactNode;
}

/** The first section of every page except the home page. */
export function PageHero({ title, subtitle, price, picture, crumbs, notHeading, tall, quoteHref, buttons }: PageHeroProps) {
  const Title = notHeading ? 'p' : 'h1';
  const classes = ['page-hero', 'on-tint', tall && 'page-hero--tall', !picture && 'page-hero--plain'];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <div className="page-hero__words">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <Title className={`page-hero__title${notHeading ? ' page-hero__title--line' : ''}`}>{title}</Title>
        {subtitle && <p className="lead">{subtitle}</p>}
        {price && <p className="page-hero__price">{price}</p>}
        {quoteHref && <QuoteAndCall quoteHref={quoteHref} />}
        {buttons && <div className="btns">{buttons}</div>}
      </div>
      {picture && (
        <div className="page-hero__art">
          <Picture className="cover" picture={picture} sizes="(min-width: 992px) 50vw, 100vw" priority />
        </div>
      )}
    </section>
  );
}
