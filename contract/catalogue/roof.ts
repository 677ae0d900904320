import type { ServicePage } from '../service-page';

export const roof: readonly ServicePage[] = [
  {
    slug: 'roof-cleaning',
    shape: 'family',
    name: 'Roof Cleaning',
    title: 'Roof Cleaning Services',
    description: 'Moss, lichen and black streaks off tile, terracotta and steel roofs, by the wash your roof can stand.',
    quote_service: 'Roof Cleaning',
    why_choose_id: 6,
    faq_category: 'Roof cleaning',
    cards: ['roof-pressure-washing', 'roof-soft-wash'],
    benefits: {
      heading: 'Why invest in roof cleaning?',
      cards: [
        {
          title: 'A Longer Working Life',
          text: 'Moss holds moisture against the tile and lifts the laps; without it, rain runs off as the roofer intended.',
          icon: 'layers',
        },
        {
          title: 'Its Own Colour Back',
          text: 'A pale roof gone black takes in more heat than the one you chose; washing lets it throw sunlight back.',
          icon: 'sun',
        },
        {
          title: 'Cleaner Tank Water',
          text: 'The less lichen, soot and bird mess there is up top, the less of it arrives in your rainwater tank.',
          icon: 'droplets',
        },
      ],
    },
    closing: {
      heading: 'Book Roof Cleaning Now!',
      text: 'Not sure which wash your roof can stand? Ask anyway: finding that out is the first thing we do.',
    },
  },
  {
    slug: 'roof-pressure-washing',
    shape: 'sub-service',
    name: 'Roof Pressure Washing',
    title: 'Roof Pressure Washing',
    description: 'Sound tiled roofs washed from ridge to gutter with measured pressure, and the gutters emptied afterwards.',
    parent: 'roof-cleaning',
    quote_service: 'Roof Cleaning',
    why_choose_id: 19,
    intro_id: 9,
    benefits: {
      heading: 'Why Invest in Roof Pressure Wash Cleaning ?',
      cards: [
        {
          title: 'Enhanced Curb Appeal',
          text: 'The roof is the largest thing anyone sees from across the street, and its colour sets off brick, render and garden.',
          icon: 'eye',
        },
        {
          title: 'Preservation of Property Value',
          text: 'Buyers notice furred tiles before they reach the gate; clean ones let them look at the rest of the house.',
          icon: 'trending-up',
        },
        {
          title: 'Prevention of Damage',
          text: 'Thick moss props tiles apart and sends rain sideways, so clearing it helps to keep battens and sarking dry.',
          icon: 'shield-check',
        },
      ],
    },
    intro_call: 'contact',
    closing: {
      heading: 'Book Roof Pressure Washing Now!',
      text: 'Name the tile if you know it. If you don’t, one picture taken from the opposite footpath will do for a start.',
    },
  },
  {
    slug: 'roof-soft-wash',
    shape: 'sub-service',
    name: 'Roof Soft Wash',
    title: 'Roof Soft Wash Services',
    description: 'Low-pressure treatment for algae, moss and lichen on steel, slate, painted and ageing tile roofs.',
    parent: 'roof-cleaning',
    quote_service: 'Roof Cleaning',
    why_choose_id: 20,
    intro_id: 10,
    benefits: {
      heading: 'Why Invest in Roof Soft Wash Cleaning ?',
      cards: [
        {
          title: 'Safe for Roof Materials',
          text: 'Gentle application leaves paint, glaze and pointing where they are, which suits slate, steel and tired concrete.',
          icon: 'thumbs-up',
        },
        {
          title: 'Preventative Maintenance',
          text: 'Killing the growth down in the pores of the surface delays the next bloom, so small jobs stay small.',
          icon: 'clock',
        },
        {
          title: 'Environmental Friendliness',
          text: 'It takes much less water than a jet, and measured doses with protected beds keep the treatment on the roof.',
          icon: 'leaf',
        },
      ],
    },
    intro_call: 'contact',
    closing: {
      heading: 'Book Roof Soft Wash Services Now!',
      text: 'Tell us about the roof, the garden and the tank. We plan around all three and choose a calm, dry day.',
    },
  },
];
