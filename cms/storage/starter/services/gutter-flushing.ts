import type { StarterService } from '../types';

export const gutterFlushing: StarterService = {
  slug: 'gutter-flushing',
  intro: {
    heading: 'A full rinse from high end to downpipe',
    paragraphs: [
      'Flushing is what makes a gutter work, rather than merely look empty. Once leaf and muck are lifted out, we start at the high end with a trigger hose and a stiff brush and push the last grey silt towards the outlet. Then we go to each downpipe, turn up the flow and watch the bottom. Clear water, at full rate, means we are done.',
      'If the water backs up, we find out why. A wad of leaf at the outlet or in the first bend generally comes loose with a flushing nozzle. Roots, or a collapsed pipe underground, will not. In that case we stop before water finds its way under your slab, and tell you what to ask a plumber for.',
      'Fine silt is the quiet problem in both cities. In Adelaide it is limestone dust, blown in off the plains and turned to paste by the first decent rain. In Melbourne it is rotted plane leaf mixed with grime from busy roads. Left in place, that paste stays wet for weeks, weighs on the brackets and feeds rust from inside.',
    ],
  },
  whyChoose: {
    heading: 'We pack up only when you have free running downpipes',
    points: [
      'Leaf is lifted out first, so flushing never rams it into the pipe.',
      'Each outlet is opened and tried on its own, not guessed from its neighbour.',
      'Rainwater tanks are switched out of the line before we start, and back afterwards.',
      'A trigger nozzle keeps water use to what the run really needs.',
      'Walls, windows and paving underneath get a rinse before we leave.',
    ],
  },
  faqs: [
    {
      question: 'My gutters look empty. Why do they still overflow?',
      answer:
        'Look at the outlet instead. A single tennis ball, a bird’s nest or a plug of wet leaf in the first bend is enough to hold back a whole side of the house. Less often the gutter has lost its fall or is too small for the roof. A flow test tells those causes apart in a few minutes.',
    },
    {
      question: 'Will the muck end up in my rainwater tank?',
      answer:
        'Not if we know about the tank. We disconnect the inlet or turn the diverter before any water runs, let the dirty part out over lawn or gravel, and reconnect when it runs clear. Please show us the diverter when you book, and mention it if the tank supplies your kitchen.',
    },
    {
      question: 'Where does the dirty water go?',
      answer:
        'Solids are bagged beforehand, so what remains is brown water. If a downpipe can be opened at its foot we lead it onto a garden bed, because kerb drains run untreated to creeks, the gulf or the bay. Let us know about fish ponds and freshly planted seedlings.',
    },
    {
      question: 'Do you use my tap, and how much water does it take?',
      answer:
        'Yes, one outdoor tap with reasonable pressure. The amount depends on the length of gutter and how silted it is; with a trigger gun nothing runs between sections. If restrictions are tightened we look up the rules for your address, and hold the flush until they permit it.',
    },
    {
      question: 'Can a two-storey gutter be flushed?',
      answer:
        'Often, with a ladder on firm level ground or a safe route over a walkable roof. Where neither exists, a vacuum pole is the better tool and we will say so up front. We don’t climb on wet tiles, in strong wind or onto anything that has started to give.',
    },
    {
      question: 'What if a downpipe stays blocked?',
      answer:
        'We try from the top and, where it can be got at, from the bottom. If it holds, the blockage is probably in the buried stormwater line, which calls for a drain camera or jetter and a licensed plumber. You get a note of which pipe it is and how far the water went.',
    },
  ],
  meta: {
    title: 'Gutter Flushing and Downpipe Testing',
    description:
      'Leaf lifted out, silt rinsed away and every downpipe run at full flow. Gutter flushing in Adelaide and Melbourne, safe for rainwater tanks.',
    keywords: 'gutter flushing, downpipe unblocking, gutter rinse, blocked downpipe Adelaide, gutter flushing Melbourne',
  },
};
