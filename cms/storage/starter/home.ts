/** Starter words of the home page. Fixed headings and buttons are in the site; figures in braces are in the settings. */

export interface StarterHeroSlide {
  heading: string;
  paragraph: string;
  /** Key of the starter pictures. */
  picture: string;
  /** Key of a video; the picture is its poster. */
  video?: string;
  happyCustomers?: string;
  rating?: string;
}

export interface StarterCard {
  /** The service's. */
  slug: string;
  description: string;
}

export interface StarterStatBox {
  icon: string;
  number: string;
  text: string;
}

/** The first slide's heading is the page's h1. */
export const heroSlides: readonly StarterHeroSlide[] = [
  {
    heading: 'Come home to a properly clean house',
    paragraph:
      'Indoor and outdoor cleaning across Adelaide and Melbourne. Tell us what needs doing: your free quote comes within 24 hours.',
    picture: 'hero-1',
    happyCustomers: '{customers}',
    rating: '4.9',
  },
  {
    heading: 'A fresh outside, from roof to kerb',
    paragraph:
      'Lichen, gum leaves, salt and dust: we clear them from tiles, gutters, glass, panels and paving, with your garden in mind.',
    picture: 'hero-2',
    video: 'hero-loop',
  },
  {
    heading: 'Workplaces ready before the first coffee',
    paragraph: 'Offices, clinics, classrooms and aged care, cleaned around your hours by people who know where everything goes.',
    picture: 'hero-3',
  },
];

/** The service cards in order; each is titled with the service's name and has the picture of its page. */
export const homeCards: readonly StarterCard[] = [
  {
    slug: 'house-cleaning',
    description: 'A weekly helping hand, a one-time reset, a top-to-bottom scrub or the clean that closes your lease.',
  },
  {
    slug: 'commercial-cleaning',
    description: 'Desks, wards, waiting rooms and classrooms, on a written task list and out of your team’s way.',
  },
  {
    slug: 'professional-gutter-cleaning',
    description: 'Leaves out, downpipes running, and photos of every run so you need not climb up to check.',
  },
  {
    slug: 'roof-cleaning',
    description: 'High pressure for hardy tiles, low pressure for everything else: we look before we choose.',
  },
  {
    slug: 'window-cleaning',
    description: 'Glass, frames, sills, tracks and flyscreens, inside and out, left without a streak or a drip.',
  },
  {
    slug: 'pressure-cleaning',
    description: 'Driveways, paths, patios and pool surrounds brought back to the colour you had forgotten.',
  },
  {
    slug: 'solar-panel-cleaning',
    description: 'Dust and droppings off, sun back on: clean panels can generate up to {solar} more energy.',
  },
  {
    slug: 'ndis-cleaning',
    description: 'The same familiar faces, at your pace and in your order, with invoices that say plainly what was done.',
  },
  {
    slug: 'carpet-cleaning',
    description: 'Hot water in, grit and old spills out. Rooms, stairs, rugs and the sofa while we are there.',
  },
  {
    slug: 'oven-cleaning',
    description: 'Racks soaked, glass cleared, door and cavity degreased, and dinner back in it the same evening.',
  },
];

export const statBoxes: readonly StarterStatBox[] = [
  { icon: 'award', number: '{years}+', text: 'years of experience' },
  { icon: 'clock', number: '24 hours', text: 'at most to your free quote' },
  { icon: 'users', number: '{customers}', text: 'satisfied customers' },
  { icon: 'sun', number: 'Up to {solar}', text: 'more energy from clean solar panels' },
];
