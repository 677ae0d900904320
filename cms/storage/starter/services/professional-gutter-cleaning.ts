import type { StarterService } from '../types';

export const professionalGutterCleaning: StarterService = {
  slug: 'professional-gutter-cleaning',
  intro: {
    heading: 'Gutters that carry water, all year round',
    paragraphs: [
      'Stand under your eaves in the next downpour. If water curls over the front lip, the gutter is full, the outlet is blocked or the fall is wrong. Two of those three are cleaning jobs, and we do both. We clear the whole line by hand, vacuum or hose, then run water along it to see that every downpipe drinks.',
      'We settle on the method once we have seen the house. Dry leaf on a two-storey wall goes up the vacuum pole, so nobody has to lean out over your rhododendrons. Settled silt in a low gutter is scooped and flushed. Box gutters and valleys on old terraces in Carlton or Norwood are done by hand, because one missed handful there turns into a ceiling stain.',
      'Adelaide and Melbourne fill gutters differently. Gum leaves and bark drop through the hot months in the Adelaide foothills, just when a dry gutter is fuel for embers. Melbourne’s plane trees let go from April to June, with the winter rain close behind. A house under trees usually needs two visits a year; an open block near the beach may be content with one.',
    ],
  },
  whyChoose: {
    heading: 'Why homes under gum trees trust us for clear flowing gutters',
    points: [
      'We scoop, vacuum or flush, and tell you which one your roof needs.',
      'Every downpipe is tested with running water before the ladder comes down.',
      'Sludge goes into bags, not onto your pavers, garden beds or car.',
      'You see photos of each run, empty, with anything rusted or loose pointed out.',
      'We carry public liability insurance for every job at height.',
    ],
  },
  faqs: [
    {
      question: 'Which is better for my house, flushing or vacuuming?',
      answer:
        'Vacuuming is best for dry leaf, second storeys and roofs that nobody should walk on. Flushing earns its keep when outlets and downpipes are the trouble, or when fine silt has settled after the leaf is gone. Many houses get a little of each. Tell us the number of storeys and the kind of trees, and the quote will suggest one.',
    },
    {
      question: 'How often should gutters be cleaned?',
      answer:
        'Under gums, pines or plane trees, plan on twice: once before the fire season or the winter rain, whichever your area fears more, and once after the main leaf drop. With no trees close by, a yearly look is usually enough. Birds, tennis balls and a neighbour’s palm can all shorten that.',
    },
    {
      question: 'What decides the price?',
      answer:
        'Metres of gutter, number of storeys, the steepness of the roof, how tightly the mess is packed and whether there are guards to lift. Access counts too: a sloping garden or a glass verandah beneath the eaves slows us down. Send a few photos from the ground with your request, and our figure will be closer to final.',
    },
    {
      question: 'Can you clean under gutter guard?',
      answer:
        'Usually. Mesh that is screwed or clipped along the front can be lifted in sections, cleaned beneath and refastened, which takes longer than an open gutter. Mesh that is riveted, or brittle plastic that snaps when flexed, stays put: we brush and vacuum the top, and tell you what we could not get at.',
    },
    {
      question: 'Do you repair leaking or sagging gutters?',
      answer:
        'No, we clean. Rusted joints, slipped brackets and wrong falls are work for a roof plumber. We will show you what we found and where, so that you can call that person with the right instructions. An empty gutter makes their job quicker and their quote firmer.',
    },
    {
      question: 'Do I have to be home, and for how long?',
      answer:
        'No, not if we can get to all sides of the house and an outdoor tap. Unlock side gates, keep pets inside and move cars from under the eaves. Where part of the gutter hangs over a neighbour’s driveway, a word to them beforehand helps. Allow one to two hours for a single-storey house, and more where guards have to come off. The pictures follow when we finish.',
    },
  ],
  meta: {
    title: 'Gutter Cleaning in Adelaide and Melbourne',
    description:
      'Gutters cleared by hand, vacuum or hose and tested with running water. For Adelaide and Melbourne homes. Free quote within 24 hours.',
    keywords:
      'gutter cleaning Adelaide, gutter cleaning Melbourne, downpipe cleaning, box gutter cleaning, gutter guard cleaning',
  },
};
