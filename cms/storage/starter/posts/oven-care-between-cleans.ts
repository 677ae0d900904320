import type { StarterPost } from '../types';

export const ovenCareBetweenCleans: StarterPost = {
  slug: 'oven-care-between-cleans',
  picture: 'post-6',
  title: 'Oven care between cleans: small habits that save the big scrub',
  publishDate: '2026-11-10',
  description:
    'Most ovens do not get dirty in one bad roast. They get dirty because yesterday’s splash is baked again today, and again tomorrow, until it turns to carbon. A splash that is an hour old comes off with a damp cloth. The same splash after twenty dinners needs soaking, scraping and patience. Here is what to do in the five minutes after cooking, what to leave on the supermarket shelf, and how to tell when the job has outgrown a Sunday afternoon.',
  sections: [
    {
      title: 'The five-minute habit',
      html:
        '<p>The best moment is when the oven is warm but no longer hot: you can rest a hand on the glass, and fat is still soft. Everything below takes less time than unloading the dishwasher.</p>' +
        '<ol>' +
        '<li>Wipe the door glass and the sill under it with a cloth wrung out in hot water and a little dish soap.</li>' +
        '<li>Go over the floor of the oven, where drips land, and rinse the cloth once.</li>' +
        '<li>Wipe the seal by hand, without pulling at it. A seal that is torn or hangs loose lets heat out and should be replaced.</li>' +
        '<li>Leave the door ajar for a few minutes, so that moisture does not settle on the fan or the element.</li>' +
        '</ol>' +
        '<p>Once a fortnight, take the racks out and let them soak in the laundry trough overnight with hot water and dishwashing powder. In the morning most of it wipes off.</p>',
    },
    {
      title: 'Know which lining you have',
      html:
        '<p>Before you use any product, find out what the walls are made of. The model number is on a plate inside the door frame, and the handbook is nearly always online.</p>' +
        '<ul>' +
        '<li><strong>Smooth enamel</strong> is the most common. It takes mild alkaline cleaners, but not metal scourers, which scratch the gloss off and give the next splash something to hold on to.</li>' +
        '<li><strong>Catalytic liners</strong> feel rough, like fine sandpaper. They burn fat off by themselves at high heat. Sprays and scrubbing clog them, so wipe them with water only.</li>' +
        '<li><strong>Pyrolytic ovens</strong> have a cleaning cycle that turns grime to ash. Take out racks and side rails first unless the maker says that they may stay, open a window, and keep birds out of the kitchen: they are sensitive to the fumes.</li>' +
        '</ul>',
    },
    {
      title: 'What not to do',
      html:
        '<p>Foil on the oven floor looks clever and is a common cause of ruined enamel. Heat builds up under it and can craze the surface or fuse the foil to it. Use a tray on the lowest rack instead. Caustic sprays do not belong on aluminium, on knobs with printed marks or on a hot element. Never mix two products, and never follow a bleach with anything acidic.</p>' +
        '<p>Be careful with blades, too. A glass scraper held flat on a soapy, cool door is fine. On the walls, or at an angle, it leaves scratches. And accept some colour: blue and straw-coloured tints on steel trays are heat marks, not dirt, and enamel that has burnt off down to grey metal will not come back with cleaning.</p>',
    },
    {
      title: 'When it is time to call someone',
      html:
        '<p>Three signs tell you that wiping no longer helps: smoke or a burnt smell at the start of every preheat, a door you can no longer see the food through, and a crust that stays hard after a night of soaking. Between two panes of glass is another place where a cloth cannot go. Many doors can be opened up for cleaning, and it is worth asking.</p>' +
        '<p>A professional <a href="/service/oven-cleaning">oven clean</a> takes the removable parts out, soaks them while the cavity is treated, and finishes with a rinse so that no product is left to heat up with your dinner. If you are moving out, put it together with an <a href="/service/end-of-lease-cleaning">end of lease clean</a>: the oven is one of the first doors an agent opens.</p>',
    },
  ],
  meta: {
    title: 'Oven Care Between Cleans: Small Habits That Work',
    description:
      'Five-minute habits that keep an oven presentable, what never to spray inside it, and the signs that it is time for a proper degrease.',
    keywords: 'oven care, how to keep oven clean, oven cleaning tips, catalytic liners, pyrolytic oven cleaning',
  },
};
