import type { ServicePage } from '../service-page';

export const house: readonly ServicePage[] = [
  {
    slug: 'house-cleaning',
    shape: 'family',
    name: 'House Cleaning',
    title: 'House Cleaning Services',
    description:
      'Regular, once-off, deep and end of lease house cleaning in Adelaide and Melbourne, planned around how your home is lived in.',
    quote_service: 'House Cleaning',
    own_calls: true,
    why_choose_id: 1,
    faq_category: 'House cleaning',
    cards: ['once-off-house-cleaning', 'regular-house-cleaning', 'end-of-lease-cleaning', 'deep-cleaning'],
    benefits: {
      heading: 'Why invest in house cleaning?',
      cards: [
        {
          title: 'A Home Ready for People',
          text: 'Friends can drop in on short notice, because the bathroom is wiped, the floor is mopped and the bench is clear.',
          icon: 'home',
        },
        {
          title: 'Surfaces That Last',
          text: 'Grit scratches timber and scale bites into chrome, so taking both away early saves you replacing things later.',
          icon: 'shield-check',
        },
        {
          title: 'Fewer Weekend Chores',
          text: 'Saturday morning goes to sport, the market or the couch, and the toilet brush stays in its holder.',
          icon: 'sun',
        },
      ],
    },
    closing: {
      heading: 'Book House Cleaning Now!',
      text: 'Tell us your suburb, the number of bedrooms and what bothers you most. You’ll have a free quote within 24 hours.',
    },
  },
  {
    slug: 'once-off-house-cleaning',
    shape: 'sub-service',
    name: 'Once-Off House Cleaning',
    title: 'Once-Off House Cleaning Services',
    description:
      'A single thorough visit before guests, after builders or when life got busy, with no plan and no follow-up booking required.',
    parent: 'house-cleaning',
    quote_service: 'House Cleaning',
    why_choose_id: 11,
    intro_id: 1,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in a once-off clean?',
      cards: [
        {
          title: 'A Fresh Starting Point',
          text: 'Months of put-off jobs disappear in one go, and a quick wipe each evening is enough from there.',
          icon: 'sparkles',
        },
        {
          title: 'Help Exactly When Needed',
          text: 'A new baby, a sore back, an auction date: book for the week that matters and nothing beyond it.',
          icon: 'clock',
        },
        {
          title: 'Your Priorities First',
          text: 'You rank the rooms, we start at the top of your list, and the hours go where you notice them.',
          icon: 'thumbs-up',
        },
      ],
    },
    closing: {
      heading: 'Book Once-Off House Cleaning Now!',
      text: 'Got a date circled on the calendar? Send it with your quote request, or ring and ask what is free that week.',
    },
  },
  {
    slug: 'regular-house-cleaning',
    shape: 'sub-service',
    name: 'Regular House Cleaning',
    title: 'Regular House Cleaning Services',
    description:
      'Weekly, fortnightly or monthly home cleaning with a written room list, rotating extra jobs and visits you can pause.',
    parent: 'house-cleaning',
    quote_service: 'House Cleaning',
    why_choose_id: 12,
    intro_id: 2,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in a regular cleaner?',
      cards: [
        {
          title: 'Dirt Never Settles In',
          text: 'Soap film wiped at two weeks comes away with a cloth; left for six months it needs descaler and elbow grease.',
          icon: 'droplets',
        },
        {
          title: 'One Less Household Argument',
          text: 'Nobody has to negotiate whose turn the shower is, since it already has a day and a person.',
          icon: 'users',
        },
        {
          title: 'Predictable Budget',
          text: 'The same visit at the same interval means you know the amount before the month begins.',
          icon: 'wallet',
        },
      ],
    },
    closing: {
      heading: 'Book Regular House Cleaning Now!',
      text: 'Pick a weekday and a rhythm. We’ll come for a first, longer visit, and you decide afterwards whether we keep the spot.',
    },
  },
  {
    slug: 'end-of-lease-cleaning',
    shape: 'sub-service',
    name: 'End of Lease Cleaning',
    title: 'End of Lease Cleaning Services',
    description:
      'Bond cleaning that follows your agent’s condition report line by line, timed between the removal van and the key return.',
    parent: 'house-cleaning',
    quote_service: 'House Cleaning',
    why_choose_id: 13,
    intro_id: 3,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in end of lease cleaning?',
      cards: [
        {
          title: 'A Stronger Final Inspection',
          text: 'The property manager opens the oven, runs a finger along the window track, and finds nothing to write down.',
          icon: 'shield-check',
        },
        {
          title: 'Moving Day Stays Possible',
          text: 'While you carry boxes and wait for the internet at the new place, somebody else is scrubbing the old one.',
          icon: 'clock',
        },
        {
          title: 'Proof You Can Keep',
          text: 'An itemised invoice shows which rooms were cleaned and when, should the agent’s notes and your memory differ.',
          icon: 'layers',
        },
      ],
    },
    closing: {
      heading: 'Book End of Lease Cleaning Now!',
      text: 'Know your handover date? Mention it with the rooms on the agent’s checklist, and we’ll quote the job that will be inspected.',
    },
  },
  {
    slug: 'deep-cleaning',
    shape: 'sub-service',
    name: 'Deep Cleaning',
    title: 'Deep Cleaning Services',
    description:
      'Scale, grease and dust removed from the places weekly cleaning skips: behind, above, underneath and between the tiles.',
    parent: 'house-cleaning',
    quote_service: 'House Cleaning',
    why_choose_id: 14,
    intro_id: 4,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in a deep clean?',
      cards: [
        {
          title: 'Hidden Dust, Gone',
          text: 'Fan blades, door tops, wardrobe roofs and skirting edges feed dust back into a room until someone empties them.',
          icon: 'wind',
        },
        {
          title: 'Bathrooms That Shine Again',
          text: 'Mineral crust and soap film come off in separate steps, so the glass clears instead of turning streaky.',
          icon: 'sparkles',
        },
        {
          title: 'Easier Upkeep Afterwards',
          text: 'A degreased splashback and descaled taps stay cleaner for longer, and your ordinary weekly wipe finally works.',
          icon: 'trending-up',
        },
      ],
    },
    closing: {
      heading: 'Book Deep Cleaning Now!',
      text: 'The worst three spots tell us more than any floor plan. Describe each in a sentence and ask for a price.',
    },
  },
];
