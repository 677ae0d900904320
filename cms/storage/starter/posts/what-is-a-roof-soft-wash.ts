import type { StarterPost } from '../types';

export const whatIsARoofSoftWash: StarterPost = {
  slug: 'what-is-a-roof-soft-wash',
  picture: 'post-4',
  title: 'What is a roof soft wash, and when is it better than pressure?',
  publishDate: '2026-08-11',
  description:
    'Lichen holds on to a tile with root-like threads that grow into the surface. Blast it and you take off the top, along with some of the tile, while the threads stay and grow again. A soft wash works the other way round: it kills the growth with a cleaning solution at low pressure and lets water do the rest. It is slower to look impressive, kinder to the roof, and often lasts longer. Here is when it is the right choice, and when it is not.',
  sections: [
    {
      title: 'How it works',
      html:
        '<p>A soft wash uses about the pressure of a garden hose. We first clear loose leaves and moss cushions by hand or with a soft broom and check for cracked tiles. Then the solution goes on evenly, from the ridge down, and is given time to soak in. Depending on the product and the growth, it is rinsed afterwards or left for rain to finish.</p>' +
        '<p>Algae and black mould fade quickly, sometimes within hours. Moss turns brown and crumbles over some weeks. Lichen is the stubborn one: it dies first, goes pale, and lets go over a few months of sun and rain. If you need the roof to look perfect by Saturday because of an auction, say so, because then we may suggest another way or a combination.</p>',
    },
    {
      title: 'Which roofs want it',
      html:
        '<p>Some roofs should not meet high pressure at all. On others it is a matter of age and condition.</p>' +
        '<ul>' +
        '<li><strong>Old terracotta</strong>, with a glaze that is thin or worn, and <strong>slate</strong>, which can flake or crack.</li>' +
        '<li><strong>Concrete tiles</strong> whose surface coating has weathered to bare, sandy aggregate. Force washes that sand into your gutters.</li>' +
        '<li><strong>Painted and Colorbond steel</strong>, which rarely needs more than a mild detergent, a soft brush and a thorough rinse. A strong jet can get under flashings, and the wrong chemical dulls the paint.</li>' +
        '<li><strong>Roofs with old ridge mortar</strong>, loose pointing or many repaired tiles.</li>' +
        '</ul>' +
        '<p>A sound concrete tile roof with years of baked-on grime may be better off with <a href="/service/roof-pressure-washing">pressure washing</a>, especially before it is recoated. And if the roof is fibre cement from the asbestos years, neither applies: leave it alone and ask a licensed asbestos specialist.</p>',
    },
    {
      title: 'Tanks, plants and paths',
      html:
        '<p>Anything that kills lichen can harm a fern, so preparation takes up a good part of the day. Rainwater tanks are disconnected before we begin, and they stay so until the roof has been rinsed through, whether by us or by proper rain. If your tank water is for drinking, plan more time and let the first flush run to waste.</p>' +
        '<p>Garden beds beneath the eaves are soaked beforehand, sensitive pots are moved and foliage is rinsed afterwards. Ponds get a cover. Downpipes that lead straight to a frog pond or a vegetable bed are diverted. You can help: close the windows, take in the washing, move cars away from the drip line and keep pets indoors until everything has dried.</p>',
    },
    {
      title: 'How long it lasts',
      html:
        '<p>That depends on shade, trees and damp. A north-facing roof in Salisbury may stay clean for years. The south side of a house under oaks in the Dandenongs will show green again much sooner. Growth returns from spores and birds, so nobody can promise you a date. What a <a href="/service/roof-soft-wash">soft wash</a> does is kill the growth down to its roots, so the new start is slow.</p>' +
        '<p>To stretch the time, cut back branches that touch or overhang the roof, keep valleys free of leaves and have the <a href="/service/professional-gutter-cleaning">gutters cleared</a> once a year. Moss that has nothing wet to sit on does not get far.</p>',
    },
  ],
  meta: {
    title: 'What Is a Roof Soft Wash? Explained Simply',
    description:
      'How a soft wash removes lichen and moss without force, which roofs need it, why it takes weeks to show, and how to protect tanks and plants.',
    keywords:
      'what is roof soft wash, soft wash vs pressure wash roof, remove lichen from roof, moss on roof tiles, colorbond roof cleaning',
  },
};
