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

export interface StarterPremiumService {
  title: string;
  description: string;
  /** Key of the starter pictures. */
  picture: string;
  route: string;
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

export const premiumServices: readonly StarterPremiumService[] = [
  {
    title: 'House Cleaning',
    description: 'A weekly helping hand, a one-time reset, a top-to-bottom scrub or the clean that closes your lease.',
    picture: 'house-cleaning',
    route: '/service/house-cleaning',
  },
  {
    title: 'Commercial Cleaning',
    description: 'Desks, wards, waiting rooms and classrooms, on a written task list and out of your team’s way.',
    picture: 'commercial-cleaning',
    route: '/service/commercial-cleaning',
  },
  {
    title: 'Gutter Cleaning',
    description: 'Leaves out, downpipes running, and photos of every run so you need not climb up to check.',
    picture: 'professional-gutter-cleaning',
    route: '/service/professional-gutter-cleaning',
  },
  {
    title: 'Roof Cleaning',
    description: 'High pressure for hardy tiles, low pressure for everything else: we look before we choose.',
    picture: 'roof-cleaning',
    route: '/service/roof-cleaning',
  },
  {
    title: 'Window Cleaning',
    description: 'Glass, frames, sills, tracks and flyscreens, inside and out, left without a streak or a drip.',
    picture: 'window-cleaning',
    route: '/service/window-cleaning',
  },
  {
    title: 'Pressure Cleaning',
    description: 'Driveways, paths, patios and pool surrounds brought back to the colour you had forgotten.',
    picture: 'pressure-cleaning',
    route: '/service/pressure-cleaning',
  },
  {
    title: 'Solar Panel Cleaning',
    description: 'Dust and droppings off, sun back on: clean panels can generate up to {solar} more energy.',
    picture: 'solar-panel-cleaning',
    route: '/service/solar-panel-cleaning',
  },
  {
    title: 'NDIS Cleaning',
    description: 'The same familiar faces, at your pace and in your order, with invoices that say plainly what was done.',
    picture: 'ndis-cleaning',
    route: '/service/ndis-cleaning',
  },
  {
    title: 'Carpet Steam Cleaning',
    description: 'Hot water in, grit and old spills out. Rooms, stairs, rugs and the sofa while we are there.',
    picture: 'carpet-cleaning',
    route: '/service/carpet-cleaning',
  },
  {
    title: 'Oven Cleaning',
    description: 'Racks soaked, glass cleared, door and cavity degreased, and dinner back in it the same evening.',
    picture: 'oven-cleaning',
    route: '/service/oven-cleaning',
  },
];

export const statBoxes: readonly StarterStatBox[] = [
  { icon: 'award', number: '{years}+', text: 'years of experience' },
  { icon: 'clock', number: '24 hours', text: 'at most to your free quote' },
  { icon: 'users', number: '{customers}', text: 'satisfied customers' },
  { icon: 'sun', number: 'Up to {solar}', text: 'more energy from clean solar panels' },
];
