import type { HeadWords } from '../page-head';

/** Built-in title and description of the pages that have one address, by their path without the slash at its end. */
export const builtInHeads = {
  '/about-us': {
    title: 'About us: who cleans your home or workplace',
    description: 'Who we are, what we promise, and the cities we clean: our mission, our vision and the people behind the work.',
  },
  '/contact-us': {
    title: 'Contact us: enquiries, opening hours and offices',
    description: 'Send an enquiry, call us or find our offices and opening hours. We answer every message.',
  },
  '/faq-page': {
    title: 'Questions and answers about our cleaning',
    description:
      'What people ask before they book: prices, keys, pets, timing, what we bring and what happens if something was missed.',
  },
  '/blog': {
    title: 'Cleaning advice for homes and workplaces',
    description: 'Practical advice from our cleaners: what to do yourself, what to leave, and when to call somebody.',
  },
  '/free-quote': {
    title: 'Get a free quote within 24 hours',
    description: 'Tell us what needs cleaning and where. We answer with a free quote within 24 hours.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What we collect when you write to us, why, how long we keep it, and how to see or erase it.',
  },
} satisfies Record<string, HeadWords>;

/** Built-in title and description of a city's page. */
export const headOfCity = (name: string): HeadWords => ({
  title: `${name} cleaning services for homes and workplaces`,
  description: `House, office, roof, gutter, window and carpet cleaning across ${name}. See what we do and ask for a free quote.`,
});
