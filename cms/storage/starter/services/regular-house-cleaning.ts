import type { StarterService } from '../types';

export const regularHouseCleaning: StarterService = {
  slug: 'regular-house-cleaning',
  intro: {
    heading: 'The same rooms, the same day, always under control',
    paragraphs: [
      'A house that is cleaned on a rhythm never becomes a project. Bathrooms stay free of scale, the oven top wipes over, and dust doesn’t get the month it needs to become fur. We come weekly, fortnightly or monthly, on a day we agree, and follow a list that you have read and changed. The list lives with us, so nobody needs re-briefing.',
      'Visit number one is longer. It brings every room to the level we will then hold: limescale off the taps, grease off the rangehood face, edges vacuumed with the narrow nozzle. From the second visit the basics take less time, and what is saved goes into one rotating job. Skirting boards this fortnight, light switches and door frames the next, the laundry after that.',
      'Seasons shift the work, too. Adelaide’s dry northerlies push red-brown dust through flyscreens in January, and its hard water marks shower glass all year. Melbourne winters bring wet shoes to the hallway and condensation to the window tracks. We adjust where the minutes go, and if your household changes, with a puppy, a lodger or a teenager moving out, the list changes as well.',
    ],
  },
  whyChoose: {
    heading: 'Why busy homes stay with our steady weekly rhythm',
    points: [
      'A room list in plain words, agreed together and easy to amend.',
      'We aim to send a familiar face, and let you know when that changes.',
      'One rotating job per visit reaches corners that routine would never touch.',
      'Going away? Skip a visit with reasonable notice and keep your day.',
      'Keys are tagged by code, without a name or street on them.',
      'Gentle products for often-cleaned surfaces, because repeated harsh ones dull stone and chrome.',
    ],
  },
  faqs: [
    {
      question: 'Weekly or fortnightly: which suits my household?',
      answer:
        'Count feet and paws. Two adults who are out all day usually do well with every second week. Small children, a shedding dog or a shared house of four tend to need us weekly. Monthly works if you keep up with floors and the toilet yourself. Start with one and switch after a few visits.',
    },
    {
      question: 'Will I always get the same cleaner?',
      answer:
        'That is the plan, since somebody who knows your house is faster and asks less. People do take leave and catch colds, however. When that happens we tell you who is coming instead, or offer another day. Your written list and notes travel with the job, so a stand-in isn’t starting from zero.',
    },
    {
      question: 'Why is the first appointment longer than the others?',
      answer:
        'It does the catching up. Soap film, dusty ledges and a tired cooktop take time once, after which maintaining them is quick. We could spread it across the first month, but you would be living with a half-done house. The quote lists the opening visit and the later ones separately.',
    },
    {
      question: 'How do holidays and public holidays work?',
      answer:
        'Let us know a few days ahead and we’ll skip or move the visit. When your day falls on a public holiday, and remember that South Australia and Victoria don’t share them all, we offer the nearest free slot. After a long break the next clean might need some extra time.',
    },
    {
      question: 'Do you change bed linen?',
      answer:
        'Gladly. Leave fresh sheets on each bed and we’ll remake it and put the used set in the laundry. Ironing and running several machine loads sit outside a normal visit, as they tie a cleaner to the house for hours. Add linen changes to your room list so the time is allowed for.',
    },
    {
      question: 'What should I do before each visit?',
      answer:
        'Clear benches and floors of loose things, pop away medication and jewellery, and decide where the pets will be. Five minutes of that buys you a good deal more cleaning. You don’t need to pre-wipe anything. If there’s a stain that has been sitting, leave a note about what caused it.',
    },
  ],
  meta: {
    title: 'Regular House Cleaning: Weekly or Fortnightly',
    description:
      'Home cleaners on your day, every week, fortnight or month. An agreed room list, rotating extras and easy pauses across Adelaide and Melbourne.',
    keywords:
      'regular house cleaning, weekly cleaner Adelaide, fortnightly cleaner Melbourne, recurring home cleaning, domestic cleaner',
  },
};
