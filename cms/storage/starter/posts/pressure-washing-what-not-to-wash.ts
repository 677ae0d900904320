import type { StarterPost } from '../types';

export const pressureWashingWhatNotToWash: StarterPost = {
  slug: 'pressure-washing-what-not-to-wash',
  picture: 'post-12',
  title: 'Pressure washing: what it is good for, and what to leave alone',
  publishDate: '2026-05-19',
  description:
    'A pressure washer is the most satisfying tool in the shed, and the easiest one to do damage with. Held a hand’s breadth away, a narrow jet cuts grooves into pine, lifts paint and drives water into places that were built to stay dry. Held properly, with the right nozzle, it brings back a driveway in a morning. Before you hire one for the weekend, here is our list of what to wash, what to leave, and what to do about the stripes.',
  sections: [
    {
      title: 'Good candidates',
      html:
        '<p>Hard, dense and well-drained surfaces gain the most. They can take the force, and dirt sits on them and not in them.</p>' +
        '<ul>' +
        '<li>Concrete driveways and paths, once they have fully cured.</li>' +
        '<li>Clay and concrete pavers, if you are willing to sweep sand back into the joints.</li>' +
        '<li>Brick and block retaining walls with sound mortar.</li>' +
        '<li>Wheelie bins, outdoor mats, metal gates with good paint, carport floors and kerbs.</li>' +
        '</ul>' +
        '<p>Slippery paths are a better reason to start than ugly ones. In shady Melbourne side yards the green film on concrete is algae, and it is at its worst from May onwards. Treat it, let it die, then wash: you need less pressure, and it takes longer to come back. In Adelaide, pale crusts on paving are often mineral salts that have come up from below. Water removes them for a while, but the cause is damp under the slab.</p>',
    },
    {
      title: 'Leave these alone',
      html:
        '<p>Some things look tough and are not. The first on the list is not a question of looks at all.</p>' +
        '<ul>' +
        '<li><strong>Asbestos cement</strong>, common in roofs, fences, eaves and sheds that were built before the 1990s. High-pressure water breaks the surface and spreads fibres. It must not be done. Have the material identified, and call a licensed specialist if it is damaged.</li>' +
        '<li><strong>Old paint</strong> that may contain lead, above all on houses from before 1970.</li>' +
        '<li><strong>Soft stone</strong>: limestone, sandstone, and the lime mortar of bluestone cottages. Use a soft brush and low pressure.</li>' +
        '<li><strong>Timber decks</strong>, unless with a wide fan, low pressure and plenty of distance. Furry boards need sanding.</li>' +
        '<li><strong>Window seals, air conditioners, meter boxes, solar panels</strong> and anything electrical.</li>' +
        '<li><strong>Cracked render and cladding</strong>, where water can get in behind and stay there.</li>' +
        '</ul>' +
        '<p>Cars are borderline: a jet that is too close lifts chipped paint and damages tyre walls.</p>',
    },
    {
      title: 'Stripes, and how to avoid them',
      html:
        '<p>The zebra pattern on so many driveways comes from a lance that is moved by hand. Each pass is brightest in the middle, and the eye sees every overlap. Professionals use a surface cleaner, a round hood with a spinning bar that keeps its nozzles at an even distance from the ground. If you only have a lance, choose a wide fan (25 or 40 degrees), keep the same height, overlap by half and work in small squares towards the garden side.</p>' +
        '<p>Sweep first, and pre-treat oil with a degreaser, otherwise the jet spreads it. Do not begin in the middle of the most visible patch. Start behind the bins. Rinse walls and windows before the spray dries on them, and wear closed shoes and eye protection: grit comes back faster than you expect.</p>',
    },
    {
      title: 'Water, neighbours and drains',
      html:
        '<p>Check the rules for outdoor water use before you begin. SA Water and Melbourne’s water retailers publish what applies at the moment, and it can change with the season. Keep the runoff out of the stormwater drain as far as you can, because stormwater goes to creeks and the sea without treatment. A sock of sand or a few rolled towels will guide it to the lawn. Sweep up the sediment instead of hosing it away.</p>' +
        '<p>Tell the neighbours, too. A petrol machine at eight on a Sunday makes no friends, and your council has hours for noisy tools. If you prefer to have it done, our <a href="/service/pressure-cleaning">pressure cleaning</a> includes the sand for the joints where we have agreed it. Roofs are another matter altogether: read about <a href="/service/roof-cleaning">roof cleaning</a> first.</p>',
    },
  ],
  meta: {
    title: 'Pressure Washing: What Not to Wash, and Why',
    description:
      'Driveways love it, old mortar and asbestos sheeting do not. What a pressure washer is good for, what it ruins, and how to avoid stripes.',
    keywords:
      'pressure washing tips, what not to pressure wash, driveway cleaning, asbestos pressure washing, pressure clean pavers',
  },
};
