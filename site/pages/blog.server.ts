import { builtInHeads } from 'contract/catalogue/heads';
import { postPage } from '../content/blog';
import { pageHero } from '../content/hero';
import { reviews } from '../content/reviews';
import { missing, moved, type PageContext } from './page.server';

/** One page of the blog; `?page=1` redirects to the blog, and a page past the end does not exist (R-ROUTE-13). */
export async function loadBlog({ reader, settings, query }: PageContext) {
  const asked = query.get('page');
  if (asked === '1') return moved('/blog');
  if (asked !== null && !/^[1-9]\d{0,5}$/.test(asked)) return missing();
  const page = Number(asked ?? 1);
  const [hero, list, testimonials] = await Promise.all([
    pageHero(reader, 'blogHero', 'Blog'),
    postPage(reader, page, settings.time_zone),
    reviews(reader, settings.time_zone),
  ]);
  if (list === 'past-end') return missing();
  const { title, description } = builtInHeads['/blog'];
  return {
    data: { hero, list, reviews: testimonials },
    meta: {
      title,
      description,
      ...(page > 1 && {
        explicit: { title: `${title}, page ${page}`, description: `${description} Page ${page}.` },
        canonical: `/blog?page=${page}`,
      }),
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Blog' }],
  };
}
