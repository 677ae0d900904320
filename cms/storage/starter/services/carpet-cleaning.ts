import type { StarterService } from '../types';

export const carpetCleaning: StarterService = {
  slug: 'carpet-cleaning',
  intro: {
    heading: 'Hot water in, grey water out',
    paragraphs: [
      'Steam cleaning is the popular name; the craft calls it hot-water extraction. We vacuum thoroughly, mist a pre-treatment onto traffic lanes and spots, work it through the pile, then rinse with hot water under pressure and draw it straight back out. The recovery tank tells the story. It fills with sand, skin, spilled tea and last summer’s beach.',
      'Fibre comes first. Wool wants a milder product and less heat; nylon tolerates more; polypropylene holds on to oily marks; sisal and viscose should not be soaked at all. We check a wardrobe corner before mixing anything. Rugs with loose dyes are tried with a damp white cloth, and if colour moves we leave them dry.',
      'Getting the water out is half of the job. Several dry passes follow each wet one, because a sodden carpet smells, browns from the backing up and annoys everyone. With windows open or a fan running, most rooms take socked feet the same day and furniture by evening. Humid Melbourne days and thick wool can stretch that overnight.',
    ],
  },
  whyChoose: {
    heading: 'Why bare feet can tell a deeply rinsed carpet',
    points: [
      'We vacuum before we wet, because dry grit is easiest to remove dry.',
      'Pre-spray, a short wait and brushing come ahead of any heat.',
      'A clear rinse takes out residue that would attract new dirt.',
      'Furniture legs stand on foil or blocks until the pile is dry.',
      'A missed spot? Our satisfaction guarantee brings us back to treat it again.',
    ],
  },
  cleaned: {
    heading: 'What we steam clean',
    items: [
      { title: 'Bedrooms and living rooms', text: 'Edge to edge around what stays, and underneath what can safely be moved.' },
      {
        title: 'Hallways and traffic lanes',
        text: 'The grey path from door to couch gets extra pre-treatment, brushing and rinse passes.',
      },
      { title: 'Stairs and landings', text: 'Tread, riser and nosing with a hand tool, from the top step down.' },
      { title: 'Washable rugs', text: 'Checked for fibre and colour-fastness first, then cleaned flat on a protected floor.' },
      { title: 'Office carpet tiles', text: 'Done outside working hours in sections, so that desks can be used in the morning.' },
    ],
  },
  faqs: [
    {
      question: 'Steam or dry cleaning for my carpet?',
      answer:
        'Steam goes deeper and rinses, so it is our choice for family rooms, pets and the end of a tenancy. Low-moisture methods dry faster and suit natural fibres such as sisal, or rooms that can’t be out of use. Where a dry method would serve you better, we will say so before quoting.',
    },
    {
      question: 'How long until it’s dry?',
      answer:
        'Four to eight hours for typical synthetic carpet with moving air; longer for dense wool, closed rooms or a cold day. Open windows, set the split system to dry or heat and leave inner doors ajar. Avoid dark soles meanwhile. If any patch is still wet the next day, call us.',
    },
    {
      question: 'Can you get out red wine, ink and rust?',
      answer:
        'Wine and coffee often, ink sometimes, rust with a special product. Bleach marks never, because the colour itself is gone. Time and home remedies decide most of it. Tell us what was spilled, when, and what has been tried; a supermarket spot remover can set a stain that hot rinsing might have lifted.',
    },
    {
      question: 'What about pet smells?',
      answer:
        'Surface accidents rinse out well. Once urine has run through to the underlay, cleaning the top gives relief for a week, and then a warm day brings it back. We can soak the area with an enzyme treatment and extract it; in bad cases the honest answer is to replace a piece of underlay.',
    },
    {
      question: 'Do I need to move the furniture?',
      answer:
        'Small things, yes: chairs, toys, lamps, whatever is breakable or lives under the bed. Sofas and tables we slide aside and back where that is safe for one or two people. Wardrobes, pianos, aquariums and full bookcases stay, and we clean up to them.',
    },
    {
      question: 'My lease asks for a receipt. Is one clean enough?',
      answer:
        'Your invoice states the method, the rooms and the date. Agreements differ: some ask for carpets cleaned by a professional, others for the condition they were in at the start, so read yours beside the condition report. Wear, fading and old burns stay what they are, and no receipt changes that.',
    },
  ],
  meta: {
    title: 'Carpet Steam Cleaning for Rooms, Stairs and Rugs',
    description:
      'Hot-water extraction matched to wool, nylon or polypropylene, with drying times told straight. Carpet cleaning in Adelaide and Melbourne.',
    keywords:
      'carpet steam cleaning Adelaide, carpet cleaning Melbourne, hot-water extraction, rug cleaning, pet stain removal, carpet tiles',
  },
};
