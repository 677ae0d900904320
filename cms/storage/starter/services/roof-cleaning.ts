import type { StarterService } from '../types';

export const roofCleaning: StarterService = {
  slug: 'roof-cleaning',
  intro: {
    heading: 'First we read the roof, then we wash',
    paragraphs: [
      'There is no single way to wash a roof. Concrete tiles lose their coloured skin with age, terracotta grows lichen that grips like cement, and Colorbond wants nothing harsher than a gentle rinse. So we start by reading yours: material, age, pitch, broken pieces, mortar along the ridge, skylights, aerials, solar. Only then do we recommend pressure, a soft wash or leaving it alone.',
      'Good candidates have sound tiles and plain growth: black streaks on the south side, moss in the laps, a grey fur of lichen. Bad candidates are asbestos-cement sheets, which must never be pressure-washed, and tiles so worn that their corners crumble. We say no to those, and tell you which kind of specialist to ask instead.',
      'Over {years} years of experience have taught us to respect the calendar. Summer tiles in Salisbury are too hot to walk on by lunch, and they dry a treatment before it has worked. A winter roof in Coburg may stay slippery until noon. We pick the season and the hour, and move the date when the wind gets up.',
    ],
  },
  whyChoose: {
    heading: 'On every roof you get our plain honest advice',
    points: [
      'Tile, terracotta or steel: the wash is chosen for the material you have.',
      'Cracked tiles and crumbling mortar are shown to you before work begins.',
      'We plan each climb: fall protection, a dry surface and calm weather.',
      'Tank inlets are disconnected, and garden beds covered or soaked beforehand.',
      'Gutters that catch the washed-off growth are emptied on the same visit.',
    ],
  },
  faqs: [
    {
      question: 'Pressure washing or soft wash: how do you decide?',
      answer:
        'Sound, unpainted tiles with thick moss or lichen can take measured pressure, and you see the change the same day. Painted or ageing tiles, metal roofs and light streaking are better served by a low-pressure treatment that kills the growth and lets rain finish. Some roofs get one method on the shaded face and the other elsewhere.',
    },
    {
      question: 'Can you clean a roof with solar panels on it?',
      answer:
        'Yes, with care. We keep jets and treatment away from frames, cables and the isolator, and work round the array by hand. The gap under the panels stays as it is, because neither lance nor brush belongs there. If the glass is dirty as well, ask us to wash it with purified water on the same visit.',
    },
    {
      question: 'Will cleaning fix my leak?',
      answer:
        'No. It may even reveal one, since moss sometimes plugs the gap it made. Leaks come from cracked tiles, flashing, valleys or pointing, and belong to a roof plumber or tiler. Have those fixed first, give new mortar as long as its maker says, then call us.',
    },
    {
      question: 'How long will my roof stay clean?',
      answer:
        'The shade decides. A north face in full sun may stay clear for years; the south side beneath a tree greens up soonest. Treatment slows regrowth, and cutting back an overhanging branch slows it more. After seeing the site we give you a range, rather than one number for everybody.',
    },
    {
      question: 'Do you clean asbestos roofs?',
      answer:
        'No. Old corrugated cement sheet, common on sheds and houses built before the late 1980s, can release fibres when it is washed. If we suspect it, we don’t go up. A licensed asbestos assessor can have a sample tested, and until then please don’t let anyone put a pressure cleaner near it.',
    },
    {
      question: 'What should we do before you come?',
      answer:
        'Close windows and skylights, take washing off the line, cover the fish pond and park in the street. Turn off evaporative cooling: it draws in whatever is in the air, and its roof unit sits right where we work. A working tap and a clear path around the house complete the list.',
    },
  ],
  meta: {
    title: 'Roof Cleaning for Tile, Terracotta and Steel',
    description:
      'Moss, lichen and black streaks removed by pressure or soft wash, whichever your roof can stand. Adelaide and Melbourne. Insured work at height.',
    keywords:
      'roof cleaning Adelaide, roof cleaning Melbourne, moss removal roof, lichen removal, tile roof cleaning, Colorbond roof cleaning',
  },
};
