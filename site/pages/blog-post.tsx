import { BlogArticle } from '../sections/blog-article';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import type { PageDataOf } from './loaders.server';

/** A post; its own heading is the page's `h1`, "Blog Details" a line above it (R-HEAD-8). */
export function BlogPostPage({ data: { post } }: { data: PageDataOf['blogPost'] }) {
  return (
    <>
      <PageHero title="Blog Details" notHeading={Boolean(post)} crumbs={[{ label: 'Home', href: '/' }, { label: 'Read More' }]} />
      {post && <BlogArticle post={post} />}
      <Closing />
    </>
  );
}
