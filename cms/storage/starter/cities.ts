import type { StarterCard } from './home';
import type { StarterMeta } from './types';

/** Starter words of the two city pages, and the service cards that both of them show. */

interface StarterCityCard {
  heading: string;
  line1: string;
  line2: string;
  button_text: string;
}

interface StarterCity {
  hero: { title: string };
  card: StarterCityCard;
  meta: StarterMeta;
}

export interface StarterServiceLine extends StarterCard {
  icon: string;
}

export const adelaide: StarterCity & { whoWeAre: { heading: string; paragraphs: string[] } } = {
  hero: { title: 'Cleaning services in Adelaide' },
  whoWeAre: {
    heading: 'Adelaide cleaners, based in the northern suburbs',
    paragraphs: [
      'Our Adelaide team sets out from Para Hills, at the foot of the ranges, and works from Gawler to the southern beaches and up into the hills. That is a lot of different dirt. There is limestone dust on new estates, salt on windows along the coast at Glenelg and Semaphore, gum leaves in every gutter near a creek, and jacaranda flowers stuck to paving from Unley to Burnside each November.',
      'Then there is the water. Adelaide’s supply is hard enough to leave white spots on shower screens, taps and solar panels when it dries by itself, so we remove the film with a mild acid where the surface allows it, rinse, and dry by hand. On high glass and panels we use purified water, which leaves nothing behind to spot.',
      'We clean villas with leadlight, bluestone cottages, brick units, new two-storey homes, clinics, classrooms and offices. Stone and old lime mortar get soft brushes and patience. Hot north-wind days change our plans too: roof work starts early or moves to another day, because a wet roof at forty degrees is good for nobody.',
    ],
  },
  card: {
    heading: 'Adelaide, South Australia',
    line1: 'From Gawler to the southern beaches, hills included',
    line2: 'Ready for hard water, dust and gum leaves',
    button_text: 'See Adelaide services',
  },
  meta: {
    title: 'Adelaide Cleaners for Homes, Roofs and Offices',
    description:
      'Cleaners based in Para Hills for all of Adelaide: houses, workplaces, roofs, gutters, windows, carpets and solar panels. Free quote within 24 hours.',
    keywords:
      'cleaners adelaide, adelaide cleaning services, house cleaners para hills, gutter cleaning adelaide, window cleaners adelaide',
  },
};

export const melbourne: StarterCity & { whoWeAre: { heading: string; description: string } } = {
  hero: { title: 'Cleaning services in Melbourne' },
  whoWeAre: {
    heading: 'Your Melbourne team, working out of Brunswick',
    description:
      '<p>From our <strong>Brunswick</strong> office we look after the inner north next door, and drive out to the bayside, western and eastern suburbs. Terraces in Fitzroy, weatherboards in Footscray, towers in Docklands, family homes in Glen Waverley: each asks for its own tools, and each has its own way of getting dirty.</p>' +
      '<p>Melbourne keeps cleaners humble. A north wind brings dust before lunch, a cool change brings rain after it, and the sunny windows have spots by evening. We plan outdoor work around the forecast, and we call you early when a job is better done on Thursday.</p>' +
      '<ul>' +
      '<li><strong>Autumn leaves.</strong> Plane, elm and oak drop theirs over many weeks, so we time gutter visits for the end of the fall and not the middle.</li>' +
      '<li><strong>Damp winters.</strong> Moss and black mould like south-facing roofs and cold bathrooms. We treat the growth, then talk about airflow.</li>' +
      '<li><strong>Apartments.</strong> Lifts, loading bays and concierge desks take planning. We ask about them before the day, not at the door.</li>' +
      '<li><strong>Old timber and leadlight.</strong> Period houses get hand work, little water and no ladders leaning on lacework.</li>' +
      '</ul>' +
      '<p>The rest is as you would expect: a written list, a set day, insured people and eco-friendly products wherever they do the job.</p>',
  },
  card: {
    heading: 'Melbourne, Victoria',
    line1: 'Terraces, towers and family homes, both sides of the Yarra',
    line2: 'Outdoor jobs planned around four-seasons weather',
    button_text: 'See Melbourne services',
  },
  meta: {
    title: 'Melbourne Cleaners: Houses, Offices and Outdoors',
    description:
      'A Brunswick-based cleaning team for Melbourne homes, apartments and workplaces, plus roofs, gutters, glass and paving. Ask for a free quote.',
    keywords:
      'cleaners melbourne, melbourne cleaning services, cleaners brunswick, apartment cleaning melbourne, office cleaners melbourne',
  },
};

/** Both city pages show these lines, so they name no city; each is titled with the service's name. */
export const cityCards: readonly StarterServiceLine[] = [
  {
    slug: 'house-cleaning',
    icon: 'home',
    description: 'One visit or every week. Kitchens, bathrooms, floors and the skirting boards that no one else gets to.',
  },
  {
    slug: 'commercial-cleaning',
    icon: 'building',
    description: 'After-hours or in the quiet part of your day, for teams of five and sites of several buildings.',
  },
  {
    slug: 'professional-gutter-cleaning',
    icon: 'droplets',
    description: 'Vacuumed from the ground where we can, cleared by hand where we must, flushed and checked for leaks.',
  },
  {
    slug: 'roof-cleaning',
    icon: 'layers',
    description: 'Moss, lichen and years of grime off tile and metal, by the method your roof can safely take.',
  },
  {
    slug: 'window-cleaning',
    icon: 'eye',
    description: 'Squeegee work inside, purified-water poles outside, and tracks that slide again.',
  },
  {
    slug: 'pressure-cleaning',
    icon: 'wind',
    description:
      'Slippery paths, tyre marks and tired pavers, washed evenly with a surface cleaner instead of striped with a lance.',
  },
  {
    slug: 'solar-panel-cleaning',
    icon: 'sun',
    description: 'Soft brushes, pure water, no scratches. We go up so that you can stay on the ground.',
  },
  {
    slug: 'ndis-cleaning',
    icon: 'hand-heart',
    description: 'Household help that follows your routine, for self-managed and plan-managed participants. Ask us about yours.',
  },
  {
    slug: 'carpet-cleaning',
    icon: 'sparkles',
    description: 'Pre-treated, extracted and groomed, then left to dry with the airflow it needs. Mats and lounges too.',
  },
  {
    slug: 'oven-cleaning',
    icon: 'wrench',
    description: 'Wall ovens, freestanding cookers and rangehood filters, without fumes hanging around at dinner time.',
  },
];
