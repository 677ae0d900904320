import type { StarterMeta } from './types';

/** Search listings of the pages that are not services, cities or posts. */
export const metas = {
  home: {
    title: 'House and Office Cleaning in Adelaide and Melbourne',
    description:
      'Homes, workplaces, roofs, gutters, windows, carpets and ovens, cleaned by one insured team in Adelaide and Melbourne. Free quote within 24 hours.',
    keywords:
      'cleaning company adelaide, cleaning company melbourne, house cleaning, office cleaning, exterior cleaning, free cleaning quote',
  },
  about: {
    title: 'About Us: Over Ten Years of Careful Cleaning',
    description:
      'Who we are, how we decide what a surface can take, and why we tell you when a mark will not come off. Serving Adelaide and Melbourne.',
    keywords: 'about our cleaning company, experienced cleaners, insured cleaners, eco-friendly cleaners',
  },
  contact: {
    title: 'Contact Us: Offices, Hours and Enquiry Form',
    description:
      'Ask a question, change a booking or tell us how we did. Phone, e-mail, opening hours, a map and a short form that a person reads.',
    keywords: 'contact cleaners, cleaning enquiry, cleaners para hills, cleaners brunswick',
  },
  faq: {
    title: 'Cleaning Questions, Answered Plainly',
    description:
      'What drives the price, whether you must be home, which products we bring and what our guarantee covers: answers for every service we offer.',
    keywords: 'cleaning faq, cleaning questions, bond cleaning questions, gutter cleaning questions, carpet cleaning questions',
  },
  blog: {
    title: 'Cleaning Tips for Adelaide and Melbourne Homes',
    description:
      'Practical notes from the van: bond checklists, hard-water marks, gutters before summer, ovens, carpets, solar panels and what to leave alone.',
    keywords:
      'cleaning tips, cleaning advice adelaide, cleaning advice melbourne, bond cleaning checklist, home maintenance tips',
  },
  quote: {
    title: 'Free Cleaning Quote Within 24 Hours',
    description:
      'Tell us the service, the suburb and the state of things. You get a clear written price within a day, free and without obligation.',
    keywords: 'free cleaning quote, house cleaning quote, office cleaning quote, end of lease quote, gutter cleaning quote',
  },
} satisfies Record<string, StarterMeta>;
