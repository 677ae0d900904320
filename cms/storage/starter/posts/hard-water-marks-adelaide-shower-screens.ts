import type { StarterPost } from '../types';

export const hardWaterMarksAdelaideShowerScreens: StarterPost = {
  slug: 'hard-water-marks-adelaide-shower-screens',
  picture: 'post-2',
  title: 'Hard-water marks on Adelaide shower screens: what comes off, and what does not',
  publishDate: '2026-02-17',
  description:
    'Every Adelaide bathroom knows the white veil on the shower glass. The water here carries more dissolved minerals than Melbourne’s does, and each drop that dries leaves its share behind. Soap binds with it and makes a film that ordinary bathroom spray only polishes. The good news: most of it comes off with a mild acid and patience. The bad news: some of it is no longer on the glass but in it.',
  sections: [
    {
      title: 'Why the glass goes cloudy',
      html:
        '<p>Adelaide’s tap water comes from reservoirs in the ranges, the River Murray and, in part, from desalination, and the mix changes through the year. Calcium and magnesium stay dissolved until the water evaporates. Then they crystallise, and the next shower adds a layer on top of them. Soap turns to scum in such water more readily, and that is what makes the film greasy as well as chalky.</p>' +
        '<p>You therefore have two things to remove. Alkaline cleaners take off soap and body fat. Acids dissolve mineral. If you use only one of them, the other kind protects what is underneath, and you will believe that nothing works.</p>',
    },
    {
      title: 'How to take it off',
      html:
        '<p>Open the window, put on gloves, and read the label. Keep acid away from marble, limestone, travertine and cement grout that is already crumbling. Never let an acid meet bleach: the mix gives off chlorine gas.</p>' +
        '<ol>' +
        '<li>Wash the screen with warm water and dish soap to take the soap layer off. Rinse and wipe dry.</li>' +
        '<li>Apply white vinegar or a citric acid solution (about a tablespoon in a cup of warm water) to the glass. Kitchen paper holds it there.</li>' +
        '<li>Wait ten to fifteen minutes. Do not let it dry.</li>' +
        '<li>Rub with a non-scratch pad in small circles. A plastic card lifts thick edges.</li>' +
        '<li>Rinse the glass, the frame and the tiles below it with plenty of water.</li>' +
        '<li>Dry it, look at it from the side, and repeat where it is still dull.</li>' +
        '</ol>' +
        '<p>Two mild rounds beat a harsh one. Steel wool, blades and abrasive powders leave scratches that hold the next film.</p>',
    },
    {
      title: 'Scale or etching? A simple test',
      html:
        '<p>Dry the glass completely and run a fingernail over a cloudy patch. If it feels rough, there is something on it, and it can be removed. If it feels as smooth as the clear part beside it and still looks milky, the surface itself has changed. Years of standing minerals and strong cleaners can etch glass, and no cleaning product undoes that.</p>' +
        '<p>A professional polish with cerium oxide may improve light etching. It is slow and costs accordingly, and on a coated screen it can do harm. For a rental, take a photo and check what the ingoing report says. We tell you on the spot which of the two you have, and we do not charge you for scrubbing at a mark that is never going to move.</p>',
    },
    {
      title: 'Keep it clear with one minute a day',
      html:
        '<p>Whoever showers last pulls a squeegee down the glass, top to bottom, and wipes the lower rail. Nothing else makes as much difference. Leave the door open and the fan on for a quarter of an hour. Swap bar soap for a liquid one, as it leaves less scum. Once a week, spray on diluted vinegar, rinse and dry (not where there is natural stone).</p>' +
        '<p>Water-repellent coatings help, as long as they are put on glass that is perfectly clean, and they need renewing. If your bathroom has got away from you, start with a <a href="/service/deep-cleaning">deep clean</a> and keep the level with a <a href="/service/regular-house-cleaning">regular visit</a>. The same minerals spot outdoor panes and solar panels, so for those we use purified water: more about that under <a href="/service/window-cleaning">window cleaning</a>.</p>',
    },
  ],
  meta: {
    title: 'Hard-Water Marks on Adelaide Shower Screens',
    description:
      'Why Adelaide glass turns cloudy, how to remove the mineral film step by step, how to tell etching from scale, and how to stop it returning.',
    keywords: 'hard water marks shower screen, adelaide hard water, clean cloudy shower glass, limescale removal, etched glass',
  },
};
