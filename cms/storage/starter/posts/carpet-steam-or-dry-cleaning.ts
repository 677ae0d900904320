import type { StarterPost } from '../types';

export const carpetSteamOrDryCleaning: StarterPost = {
  slug: 'carpet-steam-or-dry-cleaning',
  picture: 'post-7',
  title: 'Carpet cleaning: steam or dry?',
  publishDate: '2026-04-14',
  description:
    '“Steam” cleaning does not really use steam, and “dry” cleaning is not quite dry. Behind the two names are different ways of getting soil out of a pile, and each has its place. Steam goes deeper and takes longer to dry. Dry methods are quick and gentle, and leave more behind. Which is better depends on the fibre, the dirt and how soon you need to walk on it. Here is how we decide, and what you can do before and after.',
  sections: [
    {
      title: 'What actually happens',
      html:
        '<p><strong>Steam cleaning</strong> is the everyday name for hot water extraction. A pre-spray loosens the soil, hot water is injected into the pile, and a strong vacuum pulls it out again with the dirt. The water in the recovery tank is usually the colour of strong coffee. Done well, most of the water comes straight back out: a carpet that squelches afterwards has been done badly.</p>' +
        '<p><strong>Dry cleaning</strong> for carpets mostly means low-moisture methods. A compound or a polymer solution is worked into the pile with a machine, binds the soil, dries and is vacuumed off. It is good at freshening up the surface in offices and corridors that cannot be closed. It is less good at sand, pet accidents and anything that has run down to the backing.</p>',
    },
    {
      title: 'Which one suits your carpet',
      html:
        '<p>The fibre decides first. Look for the label on an offcut, or pull a tuft from a hidden corner if you are not sure.</p>' +
        '<ul>' +
        '<li><strong>Nylon, polyester, polypropylene:</strong> steam is nearly always right.</li>' +
        '<li><strong>Wool:</strong> steam with moderate heat, a suitable mild product and fast drying. Alkaline powders and boiling water harm it.</li>' +
        '<li><strong>Sisal, jute, seagrass and coir:</strong> no water. They shrink and turn brown, so a dry method is the only way.</li>' +
        '<li><strong>Viscose or “art silk” rugs:</strong> neither at home. They lose strength when wet, so ask a specialist.</li>' +
        '</ul>' +
        '<p>Then look at the job. A bond clean, a house with toddlers or dogs, or a carpet left for more than a year calls for extraction. Some carpet makers ask for it in their care instructions. An open-plan office that has to be in use at eight the next morning may be better off with a low-moisture round and a deep extraction once a year.</p>',
    },
    {
      title: 'Drying, the Melbourne problem',
      html:
        '<p>After steam cleaning, allow around four to eight hours on a dry day with air moving. In a Melbourne June with closed windows it can take until the next day. In an Adelaide January it may be done by lunch. Help it along: run the heater or the air conditioner on dry mode, open doors between rooms, point a fan across the floor and not down at it.</p>' +
        '<p>Walk on it in clean socks only. Shoes leave soil where it is damp, and bare feet leave skin oil. Leave the foil or blocks under furniture legs for a full day, because timber stain and rust travel into a wet pile and do not come out again. If a smell turns up after two days, call. It means that moisture is still in the underlay.</p>',
    },
    {
      title: 'Stains: the first ten minutes',
      html:
        '<p>Blot, never rub. Press down a white towel, stand on it, change it and do it again. Use cold water first, in small amounts, from the edge of the spot to its middle. For wine and coffee, a few drops of clear dish soap in a cup of water may follow, then plain water, then another towel weighed down with books. For wax, wait until it is hard and crumble it. For pet accidents, lift what you can and avoid hot water, which sets the smell.</p>' +
        '<p>Leave carpet powders and foaming sprays on the shelf. The residue stays sticky and pulls in new dirt, and that is why a “cleaned” patch turns dark after a month. Bleached spots, burns and sun-faded strips are damage to the dye or the fibre, so no machine brings them back. For the rest there is <a href="/service/carpet-cleaning">carpet steam cleaning</a>.</p>',
    },
  ],
  meta: {
    title: 'Carpet Steam or Dry Cleaning: How to Choose',
    description:
      'How the two methods work, how long each takes to dry, which fibres forbid water, and what to do about wine, pets and furniture dents.',
    keywords:
      'carpet steam cleaning or dry cleaning, carpet drying time, hot water extraction, wool carpet cleaning, carpet stains',
  },
};
