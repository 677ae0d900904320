import type { StarterService } from '../types';

export const ovenCleaning: StarterService = {
  slug: 'oven-cleaning',
  intro: {
    heading: 'Cold oven, clean racks, no harsh fumes',
    paragraphs: [
      'Allow about two hours, and let the oven be cold when we come. We cover floor and bench, then take out racks, trays and side rails and put them in a warm soak. While they sit there we clean the cavity by hand with a non-caustic paste, lifting the carbon in layers rather than attacking it with fumes. A double oven takes half as long again.',
      'The door is where most of the grime hides. If the model lets us, we take it off its hinges, open it and wash between the panes, where drips have been fossilising since the day it was installed. Some doors are sealed for good; we don’t force them, because toughened glass breaks all at once. Seals are wiped gently, never soaked.',
      'Know your lining before anybody picks up a scourer. Pyrolytic enamel, catalytic panels and steam ovens each have their own rules, and the wrong spray can spoil them. We check the model plate first. Baked enamel that has worn off, etched glass and rusted racks won’t come back, and we point them out before we begin.',
    ],
  },
  whyChoose: {
    heading: 'Why keen home cooks trust our patient hand work',
    points: [
      'Non-caustic cleaners, rinsed off well, so dinner tastes of dinner.',
      'Racks and trays soak while we work, and steel wool stays in the box.',
      'Door glass is opened and cleaned inside wherever the maker allows.',
      'Floor, bench and cupboard fronts are covered before the first rack comes out.',
      'Light, fan and burners are tried with you before we pack up.',
    ],
  },
  cleaned: {
    heading: 'What we clean, piece by piece',
    items: [
      { title: 'Single and double ovens', text: 'Roof, sides, floor and fan cover, by hand, down to the sound enamel.' },
      { title: 'Racks, rails and trays', text: 'Soaked, brushed and rinsed, so they slide without squealing again.' },
      { title: 'Door and glass', text: 'Outside, inside and, where it opens, the brown streaks between the panes.' },
      {
        title: 'Rangehoods',
        text: 'Mesh or baffle filters degreased and the canopy wiped; charcoal inserts are yours to replace.',
      },
      { title: 'Cooktops', text: 'Ceramic, induction or gas: burnt rings, trivets, caps and the edge along the bench.' },
    ],
  },
  faqs: [
    {
      question: 'When can I cook again?',
      answer:
        'The same evening. Once the racks are back and the cavity is dry, run it for twenty minutes at about 100 °C with a window open, to drive moisture from corners and seals. You might notice a faint soapy smell the first time, nothing more.',
    },
    {
      question: 'Do you use caustic soda?',
      answer:
        'No. Caustic sprays are fast, but they burn skin, attack aluminium and ruin catalytic panels. We use milder degreasers, the warmth of the soak and time. Thick carbon takes longer this way. In return, you can be in the kitchen making tea while we do it.',
    },
    {
      question: 'My oven is self-cleaning. Is there anything left for you?',
      answer:
        'Usually the door, the racks and the frame. A pyrolytic cycle turns spills to ash inside but doesn’t touch the gap between the panes, and racks left in may discolour. Run it the day before and let it cool. We then take out the ash with a damp cloth and no product at all.',
    },
    {
      question: 'Will it look like new?',
      answer:
        'Clean, yes; new depends on its past. Carbon, grease and burnt sugar come off. Scratches, chipped enamel, yellowed plastic and steel blued by heat are permanent, and symbols already half gone from a knob might fade a little more. We show you these first, so the end holds no surprises.',
    },
    {
      question: 'Can you do the rangehood and cooktop as well?',
      answer:
        'Yes, ask for them in the same visit, since the soak tub is already warm. Mesh and baffle filters are degreased. Ceramic tops are scraped with a proper blade at a low angle. Gas burners are cleaned around the jets, but we never open a gas line.',
    },
    {
      question: 'Do you change bulbs and door seals?',
      answer:
        'We can fit a bulb or clip-in seal that you bought for the model, where no wiring is involved. Elements, fans, thermostats and gas parts belong to a licensed trade. If we find a torn seal, we note the model number from the plate so that you can order the right one.',
    },
  ],
  meta: {
    title: 'Oven Cleaning by Hand, Without Caustic Sprays',
    description:
      'Cavity, racks and door glass cleaned by hand in about two hours. Rangehood and cooktop on request, in Adelaide and Melbourne kitchens.',
    keywords:
      'oven cleaning Adelaide, oven cleaning Melbourne, rangehood cleaning, non-caustic oven cleaner, oven door glass cleaning',
  },
};
