import type { StarterService } from '../types';

export const roofPressureWashing: StarterService = {
  slug: 'roof-pressure-washing',
  intro: {
    heading: 'Strong water, held at the right distance',
    paragraphs: [
      'Pressure washing is the quick, visible way to bring back a tiled roof. We work from the ridge down with a fan-shaped jet, always in the direction the tiles shed rain, so that no water is driven up under a lap. Row by row the grey comes off, and the terracotta or old concrete colour appears underneath.',
      'The number on the pressure gauge matters less than the hand holding the lance. Distance, angle and pace decide whether you clean a tile or carve it. We begin on a hidden corner, set the strength there and keep to it. Soft old concrete gets less, hard-fired terracotta takes more, and ridge pointing is passed over lightly, or skipped where it is already loose.',
      'Expect a mess that moves. Lichen, moss and fine sand wash into the gutters and down the walls, so we hold the coarse material back from the downpipes, scoop the gutters afterwards and rinse walls, windows and paths. A typical three-bedroom house takes most of a day. Steep pitches, many hips and heavy moss take longer.',
    ],
  },
  whyChoose: {
    heading: 'Why sound tiled roofs get our slow steady jet',
    points: [
      'A small patch comes first, and the strength is set by what it shows.',
      'The spray always follows the fall, never upward beneath the tiles.',
      'Soft soles step on the supported lower part of each tile.',
      'A broken tile stops the work around it until you have decided.',
      'Gutters, walls, glass and paths are rinsed as part of the job.',
    ],
  },
  faqs: [
    {
      question: 'Can high pressure damage my tiles?',
      answer:
        'It can, in the wrong hands or on the wrong tile. A jet held close will strip the coating from concrete and leave stripes. That is why we try a patch, keep our distance and turn the machine down on anything aged. If the patch sheds its surface, we stop and suggest the soft wash.',
    },
    {
      question: 'Do you pressure wash Colorbond?',
      answer:
        'Not with the strength used on tiles. Painted steel is kept clean with low pressure and plenty of rinsing; a harsh jet can mark the coating and force water past screws and laps. For a steel roof, ask for the gentle method, and tell us about any rust so that we can inspect it first.',
    },
    {
      question: 'Will water get into the ceiling?',
      answer:
        'A sound tiled roof sheds the jet as it sheds heavy rain, provided we spray downhill. Water enters where tiles have slipped, where sarking is torn or where mortar has gone. We look for these before starting. Older houses often have no sarking at all, so there we use less force and take more time.',
    },
    {
      question: 'Should I wash before repainting the roof?',
      answer:
        'Yes, paint sticks to clean, dry, firm tile and nothing else. Painters usually ask for a full wash, then repairs, then some dry days before primer. Give us the painter’s date and product, and we will leave the surface the way they want it. We don’t paint or seal ourselves.',
    },
    {
      question: 'How much water does a whole roof take?',
      answer:
        'A pressure cleaner uses less than an open garden hose for the same result, yet a day of it is still a fair amount. We run from one tap on your supply. When the rules are tightened we check whether the job is allowed where you live, and wait if it isn’t.',
    },
    {
      question: 'Is pressure enough to stop moss returning?',
      answer:
        'It removes what you see. Fine threads and spores stay in the pores of the tile, and the shaded side will green again first. If regrowth bothers you, ask about a low-pressure treatment after the wash; together the two keep a south face clear for longer than either alone.',
    },
  ],
  meta: {
    title: 'Roof Pressure Washing for Tiled Roofs',
    description:
      'Tiled roofs washed ridge to gutter with tested pressure, following the fall of the tiles. Gutters emptied and walls rinsed. Adelaide and Melbourne.',
    keywords:
      'roof pressure washing, tile roof washing Adelaide, terracotta roof cleaning, roof wash before painting, roof pressure cleaning Melbourne',
  },
};
