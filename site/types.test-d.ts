import type { BlogPost } from 'contract/blog';
import type { Reader } from './content/content';
import { components } from './pages/components';

/** Mistakes that must not compile: `npm run check` fails as soon as one of them does. */
export function mistakes(reader: Reader) {
  return [
    // @ts-expect-error The call answers a count, not posts.
    reader.section('reviewCount', (posts: BlogPost[]) => posts),
    // @ts-expect-error The input is called `category`.
    reader.section('faqCategory', (faq) => faq, { categry: 'Windows' }),
    // @ts-expect-error The call needs its input.
    reader.required('blogDetails'),
  ];
}

export const pages: Pick<typeof components, 'home' | 'blog'> = {
  // @ts-expect-error The home page's loader does not give what the FAQ page shows.
  home: components.faq,
  blog: components.blog,
};
