import type { StarterService } from '../types';

export const pressureCleaning: StarterService = {
  slug: 'pressure-cleaning',
  intro: {
    heading: 'Driveways, paths and walls, one surface at a time',
    paragraphs: [
      'Every hard surface outside your house asks for a different touch. Exposed aggregate shrugs off a strong jet; the sandstone of an old Unley path turns to powder under it. Decking furs up, soft brick loses its face, and pavers laid on sand lose the sand. We set nozzle, force and distance for each one, and add detergent only where plain water isn’t enough.',
      'Large flat areas get a surface cleaner, a hooded disc with spinning jets that glides over the concrete and leaves no zebra stripes. Edges, steps and walls follow with the lance. Then everything is rinsed towards lawn or a garden bed and the grit swept up, instead of being pushed down the kerb and into the nearest creek.',
      'Tell us what happened there. Jacaranda blossom, tyre marks, barbecue fat, rust from fertiliser and the orange fan of bore water all need different handling, and some ask for a second visit. A double driveway usually takes a couple of hours; add front path, porch and letterbox wall, and it becomes a morning.',
    ],
  },
  whyChoose: {
    heading: 'What your paving gains from our careful pressure work',
    points: [
      'We start with the gentlest setting that works and raise it only if needed.',
      'Flat areas are finished with a hooded disc, so there are no wand stripes.',
      'Sediment is contained and swept up before it can get to a street drain.',
      'Door seals, vents and power points nearby are covered beforehand.',
      'You hear which stains will go and which will merely soften.',
    ],
  },
  cleaned: {
    heading: 'Surfaces we pressure clean',
    items: [
      {
        title: 'Driveways and garages',
        text: 'Concrete, exposed aggregate and pavers: tyre marks, oil drips and the green strip along the fence.',
      },
      {
        title: 'Paths and patios',
        text: 'Leaf tannin, lichen spots and barbecue splashes lifted, with joints treated as gently as they need.',
      },
      {
        title: 'Pool surrounds',
        text: 'Sunscreen film and algae washed away from the water, leaving a surface that grips wet feet.',
      },
      { title: 'Brick and render', text: 'Cobwebs, dust and mould rinsed from walls with a wide fan from a safe distance.' },
      {
        title: 'Decks and timber fences',
        text: 'Grey weathering removed along the grain at low force, ready for oil once the boards are dry.',
      },
      {
        title: 'Bins, steps and outdoor chairs',
        text: 'The small things that are dirty too, done while the machine is already running.',
      },
    ],
  },
  faqs: [
    {
      question: 'Will oil stains come out of the concrete?',
      answer:
        'Fresh oil mostly, old oil partly. Concrete is a sponge, and a drip from five years back has gone deep. We degrease, let it dwell, wash and repeat once. A grey shadow usually remains on bare concrete; a sealed slab fares better. Cat litter on a new spill, before you call us, is a real help.',
    },
    {
      question: 'Can you wash timber decks and fences?',
      answer:
        'Yes, at low force and with the grain. Too much raises splinters and leaves lines no oil will hide. Weathered timber comes up lighter and needs several dry days before you coat it. Rotten boards get worse under water, so we pass over them and let you know which they are.',
    },
    {
      question: 'What about the sand between my pavers?',
      answer:
        'Some always comes out, and old joints lose more. Keep a few bags of jointing sand ready: once the paving is bone dry, it is swept in again. We angle the jet to disturb it least, but a promise that every grain stays would be untrue.',
    },
    {
      question: 'Is it allowed under the water rules?',
      answer:
        'Melbourne’s permanent rules let hard surfaces be washed for a hazard, during building work, or for stains once a season, with a high-pressure unit. Rules in Adelaide differ, and both change in dry years. We look up what your supplier says before the date, and postpone without fuss if the answer is no.',
    },
    {
      question: 'Do you clean painted or rendered walls?',
      answer:
        'Carefully. Sound acrylic render is washed with a wide fan; flaking paint would come off in sheets, so we stop. Paint on houses older than about 1970 may contain lead, which must not be blasted into the garden. Have it tested first and we can talk again.',
    },
    {
      question: 'What do you not wash?',
      answer:
        'Asbestos-cement fences and cladding, loose sandstone, cracked brickwork, air-conditioning fins, live electrical gear and freshly sealed paving. Some of it is dangerous, the rest just gets worse. Old fibro still lines plenty of back gardens in both cities; if yours might be one, say so when you ask.',
    },
    {
      question: 'When can we drive on it again?',
      answer:
        'As soon as the surface has drained, commonly an hour or so in warm weather. It stays slippery while wet. Sealing runs on another clock: bare concrete looks dry long before it is, so go by what the sealer’s tin says and not by the colour.',
    },
  ],
  meta: {
    title: 'Pressure Cleaning for Driveways, Paths and Walls',
    description:
      'Concrete, pavers, brick, render and decks washed at the right pressure in Adelaide and Melbourne. Grit swept up, drains kept clean.',
    keywords:
      'pressure cleaning Adelaide, pressure cleaning Melbourne, driveway cleaning, paver cleaning, deck washing, oil stain removal',
  },
};
