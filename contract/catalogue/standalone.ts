import type { ServicePage } from '../service-page';

export const standalone: readonly ServicePage[] = [
  {
    slug: 'pressure-cleaning',
    shape: 'standalone',
    name: 'Pressure Cleaning',
    title: 'Pressure Cleaning Services',
    description: 'Driveways, paths, walls, decks and pool surrounds washed at the pressure each surface can take.',
    quote_service: 'Pressure Cleaning',
    why_choose_id: 7,
    faq_category: 'Pressure cleaning',
    benefits: {
      heading: 'Why invest in pressure cleaning?',
      cards: [
        {
          title: 'Preventative Maintenance',
          text: 'Weeds, moss and leaf tannin work their way into joints and pores; regular washing stops them settling in.',
          icon: 'wrench',
        },
        {
          title: 'Improved Health and Safety',
          text: 'Algae on a shaded step is as slick as soap, and nobody wants bird mess trodden through the back door.',
          icon: 'heart-pulse',
        },
        {
          title: 'Versatility',
          text: 'One machine and several nozzles: the driveway in the morning, the fence after lunch, outdoor chairs before we pack up.',
          icon: 'layers',
        },
      ],
    },
    closing: {
      heading: 'Book Pressure Cleaning Now!',
      text: 'List the surfaces, the stains and a rough size in square metres, and say where the tap is. We can price it from that.',
    },
  },
  {
    slug: 'solar-panel-cleaning',
    shape: 'standalone',
    name: 'Solar Panel Cleaning',
    title: 'Solar Panel Cleaning Services',
    description: 'Rooftop panels washed with deionised water and a soft brush, early in the day, with faults pointed out.',
    quote_service: 'Solar Cleaning',
    claim: 'solar',
    why_choose_id: 8,
    faq_category: 'Solar cleaning',
    benefits: {
      heading: 'Why invest in solar panel cleaning?',
      cards: [
        {
          title: 'More From Every Panel',
          text: 'Clean solar panels can generate up to 25% more energy, on days when the sun was going to shine anyway.',
          icon: 'trending-up',
        },
        {
          title: 'Fewer Hot Spots',
          text: 'A dropping that shades one cell makes it heat up and drag on its neighbours; removing it eases the strain.',
          icon: 'sun',
        },
        {
          title: 'Faults Found Early',
          text: 'Someone who sees each panel up close will spot cracked glass or chewed cable long before your power bill does.',
          icon: 'eye',
        },
      ],
    },
    closing: {
      heading: 'Book Solar Panel Cleaning Now!',
      text: 'Tell us how many panels there are, which way they face and how high they sit. Cool early starts fill up first in summer.',
    },
  },
  {
    slug: 'ndis-cleaning',
    shape: 'standalone',
    name: 'NDIS Cleaning',
    title: 'NDIS Cleaning Services',
    description: 'Household cleaning for NDIS participants, from a list you set, with invoices your plan manager can read.',
    quote_service: 'NDIS Cleaning',
    why_choose_id: 9,
    faq_category: 'NDIS cleaning',
    benefits: {
      heading: 'Why invest in NDIS cleaning?',
      cards: [
        {
          title: 'Energy for Other Things',
          text: 'Scrubbing a shower can cost a whole day’s strength; spend yours on people, study, sport or rest.',
          icon: 'hand-heart',
        },
        {
          title: 'Clear, Safe Floors',
          text: 'Dry tiles, tidy cords and ramps without grit make each transfer and each step more certain.',
          icon: 'shield-check',
        },
        {
          title: 'Choice Stays Yours',
          text: 'You say what is cleaned, when and how, and the list changes whenever your needs do.',
          icon: 'users',
        },
      ],
    },
    closing: {
      heading: 'Book NDIS Cleaning Now!',
      text: 'Call with your coordinator on the line, or have someone write for you. We listen first and quote after.',
    },
  },
  {
    slug: 'carpet-cleaning',
    shape: 'standalone',
    name: 'Carpet Steam Cleaning',
    title: 'Carpet Steam Cleaning Services',
    description: 'Hot-water extraction for carpets, stairs and rugs, with the heat and product that the fibre allows.',
    quote_service: 'Carpet Steam Cleaning',
    why_choose_id: 5,
    faq_category: 'Carpet steam cleaning',
    benefits: {
      heading: 'Why invest in carpet steam cleaning?',
      cards: [
        {
          title: 'Grit Out, Fibres Spared',
          text: 'Sand works like a file at the base of the pile, and extraction takes it out before the walkway wears flat.',
          icon: 'layers',
        },
        {
          title: 'Fresher Air Indoors',
          text: 'Less dust, pollen and dander in the floor means less of it in the room when the children wrestle there.',
          icon: 'wind',
        },
        {
          title: 'Softer Underfoot',
          text: 'Rinsed fibres stand up again, so the colour evens out and bare feet can tell the difference.',
          icon: 'sparkles',
        },
      ],
    },
    closing: {
      heading: 'Book Carpet Steam Cleaning Now!',
      text: 'Name the rooms, the fibre if you know it and the worst stain in the house. We like to come prepared.',
    },
  },
  {
    slug: 'oven-cleaning',
    shape: 'standalone',
    name: 'Oven Cleaning',
    title: 'Oven Cleaning Services',
    description: 'Ovens, racks, door glass and rangehood filters cleaned by hand, without caustic sprays.',
    quote_service: 'Oven Cleaning',
    why_choose_id: 4,
    faq_category: 'Oven cleaning',
    benefits: {
      heading: 'Why invest in oven cleaning?',
      cards: [
        {
          title: 'Roasts Without the Smoke',
          text: 'Old fat is what smokes at 200 degrees; take it away and Sunday lunch stops setting off the hallway alarm.',
          icon: 'wind',
        },
        {
          title: 'A Door You Can See Through',
          text: 'Clear glass lets you check the pavlova without opening up and losing the heat it depends on.',
          icon: 'eye',
        },
        {
          title: 'Kind to Your Kitchen',
          text: 'Our eco-friendly practices here are a warm soak, hand work and patience, with no caustic mist where you prepare food.',
          icon: 'leaf',
        },
      ],
    },
    closing: {
      heading: 'Book Oven Cleaning Now!',
      text: 'Tell us the brand, single or double, and when it was last done. Nobody here judges: every oven has a past.',
    },
  },
];
