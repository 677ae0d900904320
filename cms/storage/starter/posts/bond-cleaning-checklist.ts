import type { StarterPost } from '../types';

export const bondCleaningChecklist: StarterPost = {
  slug: 'bond-cleaning-checklist',
  picture: 'post-1',
  title: 'A bond-cleaning checklist that agents actually use',
  publishDate: '2026-03-10',
  description:
    'Agents do not walk through an empty flat with a list from the internet. They walk through with the report that was filled in when you moved in, and compare. So the best bond-cleaning checklist is already in your files. This post shows you how to use it, what gets looked at first in each room, and which small things cost tenants a second visit. It is practical advice from cleaners, not legal advice.',
  sections: [
    {
      title: 'Start with the ingoing report',
      html:
        '<p>In Victoria it is called the condition report, in South Australia the inspection sheet. Either way, it says room by room how things were on day one. Put it next to today’s state and sort every difference into one of three groups:</p>' +
        '<ol>' +
        '<li><strong>Dirt.</strong> Grease, dust, marks, limescale, cobwebs. That is cleaning, and it is yours to do.</li>' +
        '<li><strong>Wear.</strong> Faded curtains, a worn path in the carpet, a loose hinge from years of use. Fair wear and tear is not a cleaning matter.</li>' +
        '<li><strong>Damage.</strong> Holes, burns, a cracked tile. Cleaning does not mend it. Talk with the agent before the final inspection, not during it.</li>' +
        '</ol>' +
        '<p>If the oven was noted as “marked” when you moved in, you do not have to hand it back like new. Take the photos from that day along when you return the keys. And read the lease and the agent’s leaving letter for anything they ask for by name, such as receipts.</p>',
    },
    {
      title: 'Kitchen and laundry',
      html:
        '<p>This is where most call-backs come from. The order on an agent’s round is nearly always oven, rangehood, cupboards, sink.</p>' +
        '<ul>' +
        '<li>Oven: racks, glass on both sides, side rails, the drawer under it, and no smell of cleaner.</li>' +
        '<li>Rangehood: filters degreased, the light lens clean, the top wiped where nobody looks and everybody’s hand goes.</li>' +
        '<li>Cooktop: control knobs off and washed, spill marks at the edge of each hotplate.</li>' +
        '<li>Cupboards and drawers: empty, vacuumed, wiped inside, including the top edge of the doors.</li>' +
        '<li>Dishwasher: filter, seal, the sill below the door.</li>' +
        '<li>Fridge space: the wall behind it and the floor underneath.</li>' +
        '<li>Laundry: the trough, the tap for the machine, lint behind the dryer, the exhaust vent.</li>' +
        '</ul>' +
        '<p>Run a finger along the top of the pantry door. If it comes back grey, an agent’s will as well.</p>',
    },
    {
      title: 'Bathrooms and toilets',
      html:
        '<p>Limescale and mould are the two words that appear on reports. For scale on glass use a mild acid cleaner, never on natural stone, and give it time. A cloudy screen that stays cloudy after two rounds may be etched, so note it with a photo. Mould on silicone that has grown right through can only be replaced, and your report may say that it was there already.</p>' +
        '<p>Check the exhaust fan cover, the floor waste under its grate, the toilet’s outside down to the floor and behind it, the tile ledge above eye level, the mirror’s edge, and the vanity drawers for hair. Flush, look again, and leave the lid up so it can dry. Then shut off the dripping tap, or report it: a fresh brown line on a basin takes only a week.</p>',
    },
    {
      title: 'Living areas, windows and outside',
      html:
        '<p>Dust first, floors last. Skirting boards, switches, door frames, the tops of wardrobes and the blades of ceiling fans are the usual finds. Take down light covers with insects in them. Wipe blinds slat by slat, and vacuum the wardrobe tracks and window tracks. Scuffs on walls: try a soft damp cloth in a hidden place first, since on flat paint a melamine sponge leaves shiny patches that look worse than the scuff.</p>' +
        '<ul>' +
        '<li>Windows inside, and outside where you can reach safely from the ground.</li>' +
        '<li>Flyscreens brushed, sills wiped, sliding doors running freely.</li>' +
        '<li>Carpets vacuumed, and steam cleaned if your lease or agreement calls for it: keep the receipt.</li>' +
        '<li>Balcony, porch and garage swept, oil spots treated, bins empty and rinsed.</li>' +
        '<li>Cobwebs under the eaves, letterbox emptied, garden waste gone.</li>' +
        '</ul>',
    },
    {
      title: 'The last day',
      html:
        '<p>Clean after the furniture has gone, never before. Leave power and water on until the inspection, because nobody can clean, or check, in the dark. Allow a full day for a two-bedroom unit if you do it yourself, more if the oven and the shower have been waiting for a while. Then walk through once in daylight with the report in your hand, and photograph every room from two corners.</p>' +
        '<p>Prefer to hand it over? Our <a href="/service/end-of-lease-cleaning">end of lease cleaning</a> follows your report, and <a href="/service/carpet-cleaning">carpets</a>, <a href="/service/window-cleaning">windows</a> and the <a href="/service/oven-cleaning">oven</a> can be booked in the same visit. Send us the report with your request, so that we quote what is really there.</p>',
    },
  ],
  meta: {
    title: 'Bond Cleaning Checklist for Adelaide and Melbourne',
    description:
      'Work from the ingoing report, not from a generic list: room-by-room points that agents check first, with the ones tenants most often miss.',
    keywords:
      'bond cleaning checklist, end of lease cleaning checklist, bond clean adelaide, end of lease cleaning melbourne, condition report',
  },
};
