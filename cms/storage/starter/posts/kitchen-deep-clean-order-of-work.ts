import type { StarterPost } from '../types';

export const kitchenDeepCleanOrderOfWork: StarterPost = {
  slug: 'kitchen-deep-clean-order-of-work',
  picture: 'post-11',
  title: 'A kitchen deep clean in the right order',
  publishDate: '2026-06-16',
  description:
    'A kitchen has more surfaces than any other room, and most of them are greasy in a different way. Start in the wrong place and you clean it twice: crumbs fall on a floor you have just mopped, and steam from the oven settles on cupboards that were dry. Professionals are quick because they let things soak while they work elsewhere. This is the order that we follow. Allow half a day for an average kitchen that has been missed for a while.',
  sections: [
    {
      title: 'First twenty minutes: everything that soaks',
      html:
        '<p>Turn off the rangehood, take out the filters and put them in the sink with very hot water and dishwashing powder. If they are aluminium, do not use anything caustic: it turns them grey. Oven racks and trays go in the laundry trough or in a tub. Spread an alkaline cleaner in the cold oven, if its lining allows it, and close the door. Put a bowl of water with lemon slices in the microwave, run it for three minutes and leave the door shut, so the steam can loosen what is on the walls.</p>' +
        '<p>Empty the bin, clear the benches and take the magnets off the fridge. Now almost half of the hard work is going on without you, and you have room to move.</p>',
    },
    {
      title: 'From the top down',
      html:
        '<p>Grease rises with steam and comes down as a sticky film, and that is why cupboard tops feel the way they do. Work from the ceiling to the kickboards and from the driest thing to the wettest.</p>' +
        '<ol>' +
        '<li>Cobwebs, light fittings (switched off and cool) and the tops of cupboards. Lay baking paper or newspaper up there afterwards, and next time you only have to change it.</li>' +
        '<li>The rangehood’s outside and underside, with a degreaser on the cloth, not sprayed at the lamps.</li>' +
        '<li>Cupboard fronts, with warm water and a drop of dish soap. Dry them at once: chipboard swells where vinyl wrap has lifted.</li>' +
        '<li>Handles and edges with a soft toothbrush.</li>' +
        '<li>The splashback, then powerpoints, wiped with a cloth that is barely damp.</li>' +
        '<li>Benchtops, but leave the sink alone for now.</li>' +
        '</ol>' +
        '<p>Change the water when it looks like tea. Cleaning with dirty water only moves the film to the next door.</p>',
    },
    {
      title: 'Appliances, inside and out',
      html:
        '<p>Take the fridge a shelf at a time, so nothing has to stand in the warm. Wipe the seals with soapy water and get into the folds. Pull the fridge out if it has wheels and the floor is sound, and vacuum the coil or grille at the back or underneath. The dishwasher wants its filter rinsed, its spray arms checked for seeds, and an empty hot cycle with a suitable cleaner.</p>' +
        '<p>Then go back to the oven. The product has had its time: wipe it out, rinse with clean water more than once, and rinse again, because what stays in there will smoke at the next preheat. For ceramic cooktops use a scraper held flat and a cream made for them. For stainless steel go with the grain, and finish with a dry cloth. If the carbon does not move after a second soak, stop. That is when <a href="/service/oven-cleaning">professional oven cleaning</a> is cheaper than a new door.</p>',
    },
    {
      title: 'Sink, floor and the last look',
      html:
        '<p>By now the filters and racks are ready. Rinse them, let them dry standing up and put them back. Clean the sink last of all the surfaces, since everything has passed through it: the overflow hole, the rim of the plug, the base of the tap. Where white crust from Adelaide’s hard water sits around the spout, wrap it in a cloth soaked with vinegar for a quarter of an hour, unless the finish is brass, black or gold, as coloured coatings can suffer.</p>' +
        '<p>Vacuum the floor, corners and kickboards first. Then mop from the window to the door. Turn the lights on and crouch: streaks show only from the side. If that sounds like a weekend you would rather have back, a <a href="/service/deep-cleaning">deep clean</a> or a <a href="/service/once-off-house-cleaning">once-off visit</a> includes all of it.</p>',
    },
  ],
  meta: {
    title: 'Kitchen Deep Clean: The Right Order of Work',
    description:
      'Soak first, work from the rangehood down, floor last: the order our cleaners follow in a kitchen, with waiting times put to good use.',
    keywords:
      'kitchen deep clean, kitchen cleaning order, rangehood filter cleaning, deep clean checklist, degrease kitchen cupboards',
  },
};
