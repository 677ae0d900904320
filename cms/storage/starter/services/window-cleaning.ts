import type { StarterService } from '../types';

export const windowCleaning: StarterService = {
  slug: 'window-cleaning',
  intro: {
    heading: 'Glass you notice only when it’s dirty',
    paragraphs: [
      'Low morning sun is the honest judge of a window, and we clean for it. Inside, each pane is wetted with an applicator, pulled dry with a squeegee and detailed along the edges with a cloth. Outside we do the same at standing height, and use a brush pole with purified water above. Frames are wiped, sills dusted, sliding tracks vacuumed and brushed out.',
      'Water matters more than soap. Adelaide’s tap water carries enough minerals to dry as white dots, which is why sprinklers leave those arcs on lower panes. Melbourne’s is softer, but tram dust and plane-tree fluff make up for it. Our pole runs deionised water, so upper windows may be left to dry by themselves without a mark.',
      'By the sea the problem is salt. Houses at Glenelg, Semaphore or Brighton get a crust that scratches if it is wiped dry, so we flood it off first. After a renovation we look for paint flecks, plaster and silicone before quoting, since those need a careful blade and a separate talk about the glass.',
    ],
  },
  whyChoose: {
    heading: 'Why neighbours ask us about their streak free glass',
    points: [
      'Upper storeys are washed from the ground, so roof edges and hydrangeas stay untouched.',
      'Flyscreens come out, are brushed or rinsed, and go back in the right frame.',
      'Tracks and sills belong to the clean, not to a list of extras.',
      'Drop sheets and shoe covers go on before a bucket crosses your doorstep.',
      'If we left a streak, our satisfaction guarantee means we return and fix it.',
    ],
  },
  faqs: [
    {
      question: 'Can you remove hard-water spots?',
      answer:
        'Fresh ones, yes: a mild acid cleaner loosens the minerals and they rinse away. Spots that have sat for years may have etched the pane, and then the dullness is damage rather than dirt. We try one corner, show you, and go on only if it works. Turning the sprinkler head away is the lasting cure.',
    },
    {
      question: 'How high do you go?',
      answer:
        'The brush pole handles most second storeys, and a good many third ones, from firm ground. Apartment towers and glass that can only be approached on ropes need specialist access we don’t offer. Inside panes over a stairwell are fine where a ladder can stand level.',
    },
    {
      question: 'Do you scrape paint and silicone off new windows?',
      answer:
        'Sometimes. Toughened glass can carry tiny fused particles from the factory, and a blade drags them into scratches. We look for the stamp in the corner, soften what we can, and ask for your written go-ahead before any blade touches the pane. Tinted film and coated glass are never scraped.',
    },
    {
      question: 'What happens if rain is forecast?',
      answer:
        'Light rain seldom matters: it’s the dust already on a pane that makes spots, and yours will have none. Driving rain, lightning or wind that moves the pole does matter, and then we reschedule. Inside work can go ahead while the outside waits for a better afternoon.',
    },
    {
      question: 'Are leadlights and old sashes safe with you?',
      answer:
        'We treat them as fragile. Leadlight in a St Peters villa or a Fitzroy terrace is wiped by hand with a damp cloth, never a pole or a jet, and loose panes are left alone. Sashes that are painted shut stay shut. Say which ones open, and which you would rather we didn’t try.',
    },
    {
      question: 'How long will you be in the house?',
      answer:
        'Glass inside and out on a single-storey family home is commonly three to four hours’ work. French panes, louvres and neglected tracks stretch that; shutters that must be folded back add a little at each window. We go room by room in one direction, so the parts behind us are yours again straight away.',
    },
    {
      question: 'How should I get the house ready?',
      answer:
        'Clear sills of plants and photo frames, draw back the curtains and move anything breakable from beneath. Leave about a metre of room at each window, and switch off alarm sensors. If the key to a locked sash has gone missing, mention it: we can’t clean between a fixed screen and a closed pane.',
    },
  ],
  meta: {
    title: 'Window Cleaning: Glass, Tracks and Flyscreens',
    description:
      'Inside and outside glass, frames, tracks and screens cleaned across Adelaide and Melbourne. Purified water upstairs, no streaks left behind.',
    keywords:
      'window cleaning Adelaide, window cleaning Melbourne, flyscreen cleaning, hard-water stain removal, two-storey window cleaning',
  },
};
