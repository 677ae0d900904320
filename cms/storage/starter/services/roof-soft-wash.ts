import type { StarterService } from '../types';

export const roofSoftWash: StarterService = {
  slug: 'roof-soft-wash',
  intro: {
    heading: 'The treatment does the scrubbing for us',
    paragraphs: [
      'Nobody scrubs in a soft wash. We spread a cleaning solution over the roof at about the force of a garden sprinkler, let it soak into algae, moss and lichen, and give it time. Algae fades within hours or days. Moss turns brown and brittle. Lichen goes pale, then lets go bit by bit as wind and rain work on it.',
      'That makes it the method for surfaces which dislike force: painted steel, sealed or glazed tiles, slate, older concrete, and roofs too frail to spend a day on. Much of the spraying can be done from a ladder, a lift platform or the ridge, with far fewer footsteps on the covering itself. Mortar and flashing are left in peace. A family house is usually treated within half a day.',
      'The solution deserves respect. Before we mix anything we soak lawns and shrubs, cover what is delicate, cut the tank out of the line and close up the house. Afterwards we rinse leaves and walls with plain water. Keep children and pets indoors until everything has dried, and leave the tank disconnected until the roof has been well rinsed by rain or by us.',
    ],
  },
  whyChoose: {
    heading: 'Why delicate roofs do better with patience over pressure',
    points: [
      'Strength is mixed for the growth on your roof, not one drum for all.',
      'Gardens are soaked first, shielded during the spray and rinsed last.',
      'You get a written note of when to reconnect the rainwater tank.',
      'Coatings, seals and pointing are spared the force of a lance.',
      'Our eco-friendly practices mean less water, less runoff and measured doses.',
    ],
  },
  faqs: [
    {
      question: 'How soon will my roof look clean?',
      answer:
        'Black algae streaks lighten first, sometimes before we have packed up. Moss takes a few weeks to dry out and blow away. Crusty lichen is the slow one: it may need several months of weather, and pale rings can remain. If the house is photographed for sale next Saturday, pressure is the honest answer, provided the tiles allow it.',
    },
    {
      question: 'What is in the solution?',
      answer:
        'A biocide that kills the growth, and a surfactant that helps it wet the surface. Which product we use depends on the roof and on what lies below it. Ask for the safety data sheet and we will send it before the job. Anyone with asthma, beehives or a koi pond should.',
    },
    {
      question: 'Is it safe for my plants and my dog?',
      answer:
        'With precautions, yes for most gardens. Leaves that are already wet with clean water take up little else, so we drench them before and after. Ferns, new lawn and ponds are the sensitive ones; point them out. Dogs wait inside until surfaces are dry, and outdoor water bowls get emptied and refilled.',
    },
    {
      question: 'My steel roof is under warranty. Is a soft wash all right?',
      answer:
        'Check with us first. Steel makers ask for regular washing with clean water, above all in spots that rain can’t get to, and they restrict strong chemicals. Send the maker and the colour name, and we read the care sheet before choosing a product. It may come down to mild detergent and plain water.',
    },
    {
      question: 'Why not simply use high pressure everywhere?',
      answer:
        'Because force removes the surface along with the stain. A glazed or painted tile that loses its skin becomes porous, and growth returns faster than before. A soft wash takes longer to show its effect, but the covering keeps its finish. It also disturbs fewer ridge caps, since nobody drags a hose over them all day.',
    },
    {
      question: 'What if it rains on the day?',
      answer:
        'Rain too soon washes the treatment off before it has worked. We want a dry roof, light wind and several dry hours afterwards, which in a Melbourne spring means watching the radar. Should a shower beat us, we return to look at the roof and treat what was missed.',
    },
  ],
  meta: {
    title: 'Roof Soft Wash for Algae, Moss and Lichen',
    description:
      'Low-pressure roof treatment for Colorbond, slate, painted and older tiles in Adelaide and Melbourne. Gardens soaked, tanks cut out of the line.',
    keywords:
      'roof soft wash, Colorbond roof washing, roof lichen treatment, low-pressure roof cleaning, roof algae removal Melbourne',
  },
};
