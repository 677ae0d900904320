import type { ServicePage } from '../service-page';

export const gutter: readonly ServicePage[] = [
  {
    slug: 'professional-gutter-cleaning',
    shape: 'family',
    name: 'Gutter Cleaning',
    title: 'Gutter Cleaning Services',
    description: 'Leaf, silt and nests out of every gutter, valley and outlet, with the method that suits your roof.',
    quote_service: 'Gutter Cleaning',
    why_choose_id: 10,
    faq_category: 'Gutter Cleaning',
    cards: ['gutter-flushing', 'gutter-vacuum'],
    benefits: {
      heading: 'Why invest in gutter cleaning?',
      cards: [
        {
          title: 'Ceilings Stay Dry',
          text: 'On high-fronted gutters the overflow runs backwards into the eaves, where you first notice it as a brown ring.',
          icon: 'home',
        },
        {
          title: 'Ready for Fire Season',
          text: 'Dry leaf along the roof edge is tinder, and taking it away is among the simplest jobs before summer.',
          icon: 'sun',
        },
        {
          title: 'Fewer Uninvited Guests',
          text: 'Mosquitoes breed in standing water and rats like a sheltered nest; an empty, draining gutter offers neither.',
          icon: 'shield-check',
        },
      ],
    },
    closing: {
      heading: 'Book Gutter Cleaning Now!',
      text: 'Send us the address, the number of storeys and a photo if you have one. A free quote comes back within 24 hours.',
    },
  },
  {
    slug: 'gutter-flushing',
    shape: 'sub-service',
    name: 'Gutter Flushing',
    title: 'Gutter Flushing Services',
    description: 'Gutters rinsed from the high end to the outlet, and each downpipe proven with running water.',
    parent: 'professional-gutter-cleaning',
    quote_service: 'Gutter Cleaning',
    why_choose_id: 21,
    intro_id: 11,
    benefits: {
      heading: 'Why invest in gutter flushing?',
      cards: [
        {
          title: 'Downpipes That Really Run',
          text: 'A gutter can look empty and still spill over a plugged outlet; only a flow test tells you which you have.',
          icon: 'droplets',
        },
        {
          title: 'Less Weight on Brackets',
          text: 'Wet silt is heavy, and rinsing it out takes the load off the fixings before the line begins to sag.',
          icon: 'wrench',
        },
        {
          title: 'A Drier House Below',
          text: 'Rain that leaves by the pipe does not soak your fascias, your footings or the mortar of a brick wall.',
          icon: 'building',
        },
      ],
    },
    intro_call: 'phone',
    closing: {
      heading: 'Book Gutter Flushing Now!',
      text: 'The weeks before the wet months are the right ones. Ask for a time, and let the first big storm simply drain away.',
    },
  },
  {
    slug: 'gutter-vacuum',
    shape: 'sub-service',
    name: 'Gutter Vacuum',
    title: 'Gutter Vacuum Services',
    description: 'Ground-based gutter vacuuming with a camera at the nozzle, for tall houses and awkward corners.',
    parent: 'professional-gutter-cleaning',
    quote_service: 'Gutter Cleaning',
    why_choose_id: 22,
    intro_id: 12,
    benefits: {
      heading: 'Why Invest in Gutter vaccum cleaning ?',
      cards: [
        {
          title: 'Thorough Debris Removal',
          text: 'Strong suction lifts seed, grit, leaf and old nests out whole, rather than spreading them along the run.',
          icon: 'wind',
        },
        {
          title: 'Extending Gutter Lifespan',
          text: 'Metal that can dry after a shower rusts far more slowly than metal lying under a blanket of damp compost.',
          icon: 'clock',
        },
        {
          title: 'Protecting Property Value',
          text: 'Water kept in its channel leaves no tide marks on render, no rotten boards and no awkward line in a building report.',
          icon: 'trending-up',
        },
      ],
    },
    intro_call: 'contact',
    closing: {
      heading: 'Book Gutter Vacuum Cleaning Now!',
      text: 'Tell us how tall the house is and which trees lean over it. We work out the reach, and everyone keeps both feet on the ground.',
    },
  },
];
