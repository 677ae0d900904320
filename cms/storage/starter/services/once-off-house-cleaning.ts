import type { StarterService } from '../types';

export const onceOffHouseCleaning: StarterService = {
  slug: 'once-off-house-cleaning',
  intro: {
    heading: 'One visit, and the house is yours again',
    paragraphs: [
      'Sometimes you don’t need a cleaner, you need one clean. The in-laws land on Friday, the painters have left a film of plaster on everything, or you have spent three months looking after someone and the bathroom shows it. A once-off visit deals with that, then we go away. There is no plan to cancel and no reminder to ignore.',
      'Before the day we ask you for an order of importance. Perhaps the kitchen and the guest bathroom must be right, the lounge should look good, and the study can stay shut. We work down that list. If the hours run short, what’s left undone is what you cared about least, and the person on site tells you so rather than rushing the last room.',
      'You can make the hours go further. Pick up toys and clothes, clear the sink, and put away what is fragile or private: tidying is something you do quickly in your own home and a stranger does slowly. Then open the blinds. In daylight we see the same smears you do, and November pollen on the sills has nowhere to hide.',
    ],
  },
  whyChoose: {
    heading: 'Why one booking is enough for a proper fresh start',
    points: [
      'You set the running order of rooms, and the crew sticks to it.',
      'Extras such as the fridge interior or the balcony can be added by the item.',
      'Fine plaster and sanding dust is vacuumed first, because wet cloths turn it to paste.',
      'A walk through the rooms together at the end, if you are there to join us.',
      'No lock-in: book again next year, next month, or never.',
    ],
  },
  faqs: [
    {
      question: 'Can I book only the kitchen and bathrooms?',
      answer:
        'Yes. Wet rooms take the most effort and many people are happy to vacuum for themselves. Tell us which rooms to leave alone and we’ll keep their doors closed. A very short job still carries travel and set-up, so combining two or three rooms usually gives you better value than a single one.',
    },
    {
      question: 'How many hours should I allow for a three-bedroom home?',
      answer:
        'For a house that was last cleaned well a month or two ago, two people often need about half a day. Heavy soap scum, thick dust or an unloved cooktop stretches it. We’d rather plan an extra hour and leave early, so please be frank about the condition when you write to us.',
    },
    {
      question: 'Is this the right service after a renovation?',
      answer:
        'For light work, such as painting or a new vanity, it is: we lift the fine dust from ledges, tracks and floors. A full build leaves grout haze, silicone, stickers and paint specks, which is slower work with scrapers. Mention what the trades did and we’ll size the visit to suit, or suggest a deep clean instead.',
    },
    {
      question: 'Could you come the day before a party or an open inspection?',
      answer:
        'That is the best time, and Thursdays and Fridays fill up first, so book as soon as you have the date. For an open inspection we look at what buyers see: the entrance, glass, shower screen, oven door and skirting. Leave the flowers and the benchtop styling until after we’ve packed up.',
    },
    {
      question: 'Will you wash dishes and put away laundry?',
      answer:
        'Loading a dishwasher or folding a basket of towels is fine if it’s agreed beforehand, as it comes out of the cleaning time. We don’t sort wardrobes or paperwork, because only you know where things belong. Most people do an evening’s tidy-up ahead of us and leave the scrubbing to the crew.',
    },
    {
      question: 'What happens if the place is dirtier than I described?',
      answer:
        'The cleaner stops, shows you or sends a photo, and offers two choices: stay within the agreed time and do less, or add time at a figure you approve first. Nothing is added quietly. A frank description in the quote request makes this conversation unlikely.',
    },
  ],
  meta: {
    title: 'Once-Off House Cleaning for One Big Reset',
    description:
      'Guests coming, painters gone or just behind? Book a single house clean in Adelaide or Melbourne, in your order of rooms and without a contract.',
    keywords:
      'once off cleaning, one time house clean, spring clean Adelaide, pre-party cleaning, after renovation clean Melbourne',
  },
};
