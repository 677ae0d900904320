import type { StarterService } from '../types';

export const houseCleaning: StarterService = {
  slug: 'house-cleaning',
  intro: {
    heading: 'Four kinds of clean, one for how you live',
    paragraphs: [
      'Every home gets dirty at its own pace. A terrace in Fitzroy collects plane-tree fluff each spring, a house at Henley Beach has salt on the sills by Tuesday, and a family kitchen in Mawson Lakes simply gets used. So we don’t sell the same visit to everyone. Tell us who lives there, which rooms annoy you and how much you want to do yourself.',
      'Choose regular cleaning if you want the place to stay as it is, a once-off if it slipped, a deep clean if the trouble is behind the fridge and between the tiles, and an end of lease clean if an agent is coming with a report. Unsure? Describe the state of things honestly. We have seen worse, and we’ll point you to the smallest service that solves it.',
      'Our cleaners arrive with a vacuum, mops, microfibre cloths and a short list of products. They dust before they wash, work from the ceiling towards the floor, and finish each room at its doorway. Over {years} years of cleaning homes has taught us where people look first: taps, mirrors, the cooktop, and the floor beside the bin.',
    ],
  },
  whyChoose: {
    heading: 'Why households hand their keys to cleaners they trust',
    points: [
      '{customers} satisfied customers, from one-bedroom units to double-storey family houses.',
      'Public liability insurance stands behind every visit, should something be damaged.',
      'Eco-friendly practices: measured doses, washable cloths, and strong chemicals only where mild ones fail.',
      'A satisfaction guarantee, so a spot we missed is ours to come back for.',
      'Straight answers before you book about what will come clean and what won’t.',
    ],
  },
  faqs: [
    {
      question: 'Which type of house clean do I need?',
      answer:
        'If the house is generally fine and you want to keep it so, regular visits do it. If it got away from you, book a once-off. Scale, grease and built-up dust call for a deep clean. Moving out of a rental means an end of lease clean, because that one follows the agent’s report. Describe your home in the quote form and we’ll recommend one.',
    },
    {
      question: 'What does a standard house clean cover?',
      answer:
        'Kitchen benches, sink, cooktop and appliance fronts; shower, bath, basin, toilet and mirrors; reachable dusting; vacuuming and mopping throughout; bins emptied. Insides of ovens, fridges and cupboards, window glass, blinds and walls are extra, because they change the hours a lot. Name the ones you want and they go into the quote.',
    },
    {
      question: 'Do I have to supply a vacuum or cleaning products?',
      answer:
        'No, the team carries its own. If you prefer your products, for a stone benchtop or a sensitive nose, leave them on the bench with a note. We do need running hot water, power, and somewhere legal to park within carrying distance, which in the inner suburbs of both cities is worth mentioning when you book.',
    },
    {
      question: 'How do you work out a house cleaning quote?',
      answer:
        'Four things drive it: the size of the home, the number of bathrooms, how long since the last proper clean, and the extras you choose. Pets with long coats and stairs add time too. Put those details in the quote form, and your free quote comes within 24 hours. If something is hard to put into words, we may ask for a photo.',
    },
    {
      question: 'Should somebody be home while you clean?',
      answer:
        'It’s up to you. Many customers show us around on the first day and then leave a key, a lockbox code or a gate remote. If you are working from home, tell us when your meetings are and we’ll run the vacuum at the other end. Dogs that guard the hallway are best in the yard.',
    },
    {
      question: 'What will your house cleaners not do?',
      answer:
        'We don’t climb above a small step ladder indoors, move pianos or full bookcases, handle needles or animal mess in quantity, or treat pests. Mould that comes back because of a leak needs a plumber first. For gutters, roofs, high windows and carpets, ask about our separate services, which bring the right equipment.',
    },
    {
      question: 'Are the products suitable for homes with children and pets?',
      answer:
        'We start with mild detergents and plain microfibre, and step up only where soil won’t shift. Anything strong is used with a window open, rinsed off, and kept with the cleaner, never left on a bench. Tell us about birds, fish tanks, allergies or a crawling baby, and we’ll leave certain products out altogether.',
    },
  ],
  meta: {
    title: 'House Cleaning in Adelaide and Melbourne',
    description:
      'Regular, once-off, deep and bond cleans for homes in Adelaide and Melbourne. See what each one covers and get a free quote within 24 hours.',
    keywords: 'house cleaning Adelaide, house cleaning Melbourne, home cleaners, domestic cleaning, house cleaning quote',
  },
};
