import { starters } from '../../cms/model/own-pages/starters';
import { type Stack, signIn, until } from '../../tests/kit/stack';

/** Pictures of the largest gallery. */
const PICTURES = 30;

const words = 'We bring what the job needs, keep to the day that we agreed on, and leave when you are content.';
const point = (at: number) => ({ title: `Point ${at}`, text: words, icon: 'sparkles' });
const points = [1, 2, 3, 4].map(point);
const action = { label: 'Ask for a quote', page: 'form' };

/** One section of each kind that own pages have with words of their own, twelve in all. */
const twelve = (images: number[]) => [
  { blockType: 'hero', heading: 'A page of twelve sections', text: words, image: images[0], action, call: true },
  { blockType: 'cards', heading: 'Cards', cards: points.slice(1).map((row, at) => ({ ...row, image: images[at], action })) },
  { blockType: 'reasons', heading: 'Reasons', points },
  { blockType: 'steps', heading: 'Steps', steps: points },
  { blockType: 'numbers', heading: 'Numbers', numbers: points.map(({ title, icon }) => ({ value: '10+', label: title, icon })) },
  { blockType: 'before_after', heading: 'Before and after', before_image: images[1], after_image: images[2] },
  {
    blockType: 'prices',
    heading: 'Prices',
    prices: points.slice(1).map(({ title }) => ({ title, price: '$120', points: words })),
  },
  { blockType: 'questions', heading: 'Questions', items: points.map(({ title, text }) => ({ question: title, answer: text })) },
  { blockType: 'embed', heading: 'A video', title: 'How we work', link: 'https://youtu.be/dQw4w9WgXcQ', image: images[3] },
  { blockType: 'reviews' },
  { blockType: 'form', form: 'quote' },
  { blockType: 'call_to_action', heading: 'Call us', text: words, action },
];

/** Publishes a landing page, a page of twelve sections and a gallery, outside of the sitemap; resolves with their paths and with what removes them. */
export async function publishOwnPages(stack: Stack) {
  const office = await signIn(stack.cms);
  const query = `/media?limit=${PICTURES}&depth=0&where[mimeType][contains]=image/`;
  const { docs } = await office<{ docs: { id: number }[] }>('GET', query);
  const images = docs.map(({ id }) => id);
  const pictures = images.map((image) => ({ image, caption: 'After a morning’s work' }));
  const pages = [
    { title: 'Landing', route: '/bench-landing', sections: starters[0]?.sections },
    { title: 'Twelve sections', route: '/bench-twelve', sections: twelve(images) },
    { title: 'Gallery', route: '/bench-gallery', sections: [{ blockType: 'gallery', heading: 'Gallery', pictures }] },
  ];
  const made = await Promise.all(
    pages.map((page) => office<{ doc: { id: number } }>('POST', '/own-pages', { ...page, noindex: true, _status: 'published' })),
  );
  for (const { route } of pages) await until(async () => (await fetch(stack.site.url + route)).ok, route, 30_000);
  return {
    paths: pages.map(({ route }) => route),
    remove: () => Promise.all(made.map(({ doc }) => office('DELETE', `/own-pages/${doc.id}`))),
  };
}
