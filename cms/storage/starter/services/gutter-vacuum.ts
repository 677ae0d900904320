import type { StarterService } from '../types';

export const gutterVacuum: StarterService = {
  slug: 'gutter-vacuum',
  intro: {
    heading: 'Feet on the ground, leaf in the drum',
    paragraphs: [
      'Picture a powerful wet-and-dry machine on the path, a string of light carbon poles and a curved nozzle that hooks over the edge. A small camera beside the tip shows the inside of the gutter on a screen. We watch the leaf go, move along a metre and look back, to be sure that nothing stayed behind.',
      'It suits houses where ladders are a poor idea: tall walls in Mawson Lakes, townhouses in Brunswick with a narrow side path, glass verandahs, steep rockeries, slate you don’t want trodden on. The poles get to most two-storey eaves. Third floors, and box gutters hidden behind a parapet, are another matter, and we look at those before we promise anything.',
      'Dry material lifts best, so we like a few days without rain beforehand. Wet leaf still goes, only slower. What suction cannot shift is earth: when grass is growing up there, the bottom layer has set and must be loosened by hand or rinsed. You hear about it as soon as the camera sees it, not on the invoice.',
    ],
  },
  whyChoose: {
    heading: 'Why tall houses get our pole and camera',
    points: [
      'The operator stays on the ground for almost all of the work.',
      'A lens on the nozzle shows the channel before, during and after.',
      'Debris travels down the hose into a closed drum, so flowerbeds stay clean.',
      'No ladder feet on soft lawn, and no boots on fragile tiles.',
      'We work over pergolas and air-conditioner units that would block a ladder.',
    ],
  },
  faqs: [
    {
      question: 'How high can the poles go?',
      answer:
        'To the eaves of an ordinary two-storey house, measured from firm ground. Past that the poles bend, suction drops and the work gets slow. A house on a slope may be two storeys at the front and three at the back, so send a photo of the tallest side. If other access is called for, you will know before the day.',
    },
    {
      question: 'Is it loud? Will it bother the neighbours?',
      answer:
        'About as loud as a large workshop vacuum. We keep to the hours your council sets for powered tools and park the machine on your side of the fence. Dogs dislike it more than people do; indoors behind a closed window is the kindest place for them.',
    },
    {
      question: 'Does vacuuming clear the downpipes too?',
      answer:
        'It clears the mouth of each outlet, and the picture shows whether the opening is free. It can’t pull a wad out of the second bend. If an outlet looks suspect we lift a hose to it where we can, and recommend flushing for any that drain slowly.',
    },
    {
      question: 'Can it take wet sludge?',
      answer:
        'Yes, within reason. Soaked leaf and loose sludge come down the hose, though the drum fills quickly and must be emptied more often. Set mud, cushions of moss and seedlings need loosening first. After heavy rain we may suggest a different day, since a drier gutter gives a cleaner result in less time.',
    },
    {
      question: 'What do you need from me on the day?',
      answer:
        'A power point outdoors or in the garage, open side access and a clear strip along the walls, wide enough for one person with a pole. Bikes and pot plants are easy for you to shift and slow for us. No outdoor power? Mention it in your request so that we can plan for it.',
    },
    {
      question: 'Do I get to see the result?',
      answer:
        'Yes. Stand beside the operator and follow the screen, or ask for the saved pictures afterwards. Landlords and strata managers like this part: it proves that the back of the building was done as thoroughly as the front, and it catches cracked tiles or lifted flashing near the edge.',
    },
  ],
  meta: {
    title: 'Gutter Vacuum Cleaning with a Camera',
    description:
      'Two-storey gutters vacuumed from the ground with carbon poles and a camera, in Adelaide and Melbourne. No ladders on the lawn, no boots on tiles.',
    keywords:
      'gutter vacuum, gutter vacuum cleaning Adelaide, two-storey gutter cleaning, gutter camera inspection, gutter vacuum Melbourne',
  },
};
