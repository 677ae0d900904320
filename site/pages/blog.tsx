import { BlogList } from '../sections/blog-list';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Testimonials } from '../sections/testimonials';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

/** One page of the blog's list (R-BLOG-1). */
export function BlogPage({ data: { hero, list, reviews } }: { data: PageDataOf['blog'] }) {
  return (
    <>
      <PageHero {...hero} crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog' }]} />
      <BlogList list={list} />
      <Rest>
        <Testimonials reviews={reviews} />
        <Closing />
      </Rest>
    </>
  );
}
