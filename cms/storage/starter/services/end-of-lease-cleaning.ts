import type { StarterService } from '../types';

export const endOfLeaseCleaning: StarterService = {
  slug: 'end-of-lease-cleaning',
  intro: {
    heading: 'Cleaned to the report your agent will carry',
    paragraphs: [
      'At the end of a tenancy somebody walks through with the condition report from the day you moved in. That sheet, not a general idea of tidy, decides what counts. Give us a copy and we’ll clean against it: what was noted as clean then should look clean now, and what was already worn or stained is marked, so nobody wastes an hour on it.',
      'We begin high and dry with cobwebs, light fittings, fans and the tops of wardrobes, then wipe drawers and shelves inside and out. The kitchen follows, oven first because it needs soaking time. Bathrooms get descaled, exhaust covers brushed, window tracks vacuumed and washed. Marks on walls are spot-cleaned. Floors come last, with the final pass ending at the front door and nobody walking back in.',
      'Timing is half the job. The best slot is after the removalists have gone and before you return the keys, with electricity and water still connected. Lift access in a Southbank tower, or a loading zone in the Adelaide CBD, may need to be booked as well. Carpet steam cleaning, if your agreement mentions it, goes after us or on the same day.',
    ],
  },
  whyChoose: {
    heading: 'Why renters choose us before the final inspection day',
    points: [
      'We work from your condition report and the agent’s own checklist, line by line.',
      'Wear, chips and old stains are photographed, so cleaning and damage aren’t mixed up.',
      'Oven, carpet and window work can be arranged in the same booking.',
      'If the agent lists a cleaning item we were booked for, we return and fix it.',
      'The invoice names the address, date and rooms, ready to forward to the property manager.',
    ],
  },
  faqs: [
    {
      question: 'Do you promise that I’ll get my whole bond back?',
      answer:
        'Nobody can honestly promise that. A bond also covers rent, damage, missing keys and the garden, which a cleaner has no say in. What we stand by is the cleaning: if something on our agreed list isn’t up to scratch at the inspection, forward the agent’s note promptly and we’ll come back to it.',
    },
    {
      question: 'Does the property have to be empty?',
      answer:
        'Yes, please. We can’t clean a cupboard with crockery in it or a floor beneath a bed, and the agent will look at both. One or two items waiting for a later pick-up are fine if they can stand on a hard surface. Hard rubbish on the kerb remains your responsibility.',
    },
    {
      question: 'Are the oven, blinds, windows and carpets part of it?',
      answer:
        'Oven, rangehood and window tracks belong to a usual bond clean. Interior glass does as well, where it can be reached from the floor or a step. Venetian blinds are slow, and carpets need a steam machine, so both are quoted by number or by room. Check your lease to see what it actually requires.',
    },
    {
      question: 'When should I hand over the keys to you?',
      answer:
        'Aim for the day after the truck leaves, and at least a day ahead of handover, so there’s room to deal with a surprise. Leave the power on: without hot water and light, nothing comes clean. A key safe, a neighbour or a meeting at the door all work for access.',
    },
    {
      question: 'Can you remove marks from the walls?',
      answer:
        'Scuffs, fingerprints and cooking splashes usually wash off a sound, washable paint. Flat ceiling-type paint and cheap low-sheen can go shiny when rubbed, so we test behind a door first. Hooks, Blu Tack shadows that have pulled the paint, and screw holes need filling and repainting, which we leave to a painter.',
    },
    {
      question: 'What makes one bond clean dearer than another?',
      answer:
        'Bathrooms and the oven weigh the most, followed by the number of bedrooms, built-in robes and blinds. Smoke residue, pet hair and mould can double the effort in a room. A furnished lease takes longer again. Count these honestly, keep a few photographs ready, and the figure we give you should hold on the day.',
    },
    {
      question: 'I’m the landlord. May I book this between tenants?',
      answer:
        'Certainly, owners and property managers use it to ready a home for photos or a new lease. Send the ingoing report you intend to give the next tenant and we’ll clean to that. We can also tell you what cleaning won’t fix, such as crumbling silicone or tired grout, while the place stands vacant.',
    },
  ],
  meta: {
    title: 'End of Lease and Bond Cleaning, Report in Hand',
    description:
      'Vacate cleaning that follows your condition report, oven to window tracks. Book ahead of key return anywhere in metropolitan Adelaide or Melbourne.',
    keywords:
      'end of lease cleaning Adelaide, bond cleaning Melbourne, vacate cleaning, move out clean, rental inspection cleaning',
  },
};
