import type { StarterPost } from '../types';

export const pollenAndDustIndoors: StarterPost = {
  slug: 'pollen-and-dust-indoors',
  picture: 'post-10',
  title: 'Pollen and dust: keeping spring outside',
  publishDate: '2026-09-08',
  description:
    'By the first warm week of September, a yellow film lies on parked cars and the sneezing starts. Pollen does not stay on the car. It comes in on hair, washing, pets and every open window, and it mixes with the ordinary dust that is there all year. Cleaning cannot cure hay fever, and advice about asthma belongs to your doctor. But the right order of work does lower the amount that gets stirred up under your nose.',
  sections: [
    {
      title: 'Where it comes from in each city',
      html:
        '<p>Melbourne’s grass pollen season runs from about October to December, when northerly winds bring it in from the pastures to the north and west. Earlier in spring the plane trees shed fine hairs that scratch the throat. Both settle on sills, on insect screens and in the tracks of sliding doors.</p>' +
        '<p>Adelaide has its own mix: olive and grass pollen, then dust from dry paddocks when the north wind blows for two days. In newer suburbs such as Mount Barker or Munno Para, bare blocks next door add building dust. It is fine, a bit gritty and slightly alkaline, so a dry wipe can scratch glass and gloss paint. Rinse first, then wipe.</p>',
    },
    {
      title: 'The order that stops it flying',
      html:
        '<p>Dust rises when it is pushed around. A feather duster followed by a vacuum moves most of it to the ceiling fan and back. Work like this instead.</p>' +
        '<ol>' +
        '<li>Shut the windows. Let the air be still for a while.</li>' +
        '<li>Start high: fan blades, tops of wardrobes, picture rails. Use a damp microfibre cloth and fold it as it fills.</li>' +
        '<li>Go down to shelves, sills and bedheads. Rinse the cloth often.</li>' +
        '<li>Vacuum slowly, with a filter that holds fine particles (HEPA). Two slow passes beat five quick ones.</li>' +
        '<li>Mop hard floors last, with little water, and let them dry.</li>' +
        '<li>Open the windows again when the wind has dropped, ideally after rain.</li>' +
        '</ol>' +
        '<p>Curtains are the forgotten filter. Vacuum them with the soft brush from top to bottom, twice a season.</p>',
    },
    {
      title: 'Screens, tracks and vents',
      html:
        '<p>A flyscreen catches pollen on purpose and then gives it away to whoever opens the window. Take the screens down, lay them flat on grass, brush both sides softly and rinse with a gentle hose. Never use high pressure: the mesh stretches and stays wavy. While they are off, vacuum the tracks with a crevice nozzle, loosen the rest with an old toothbrush and wipe it out. If you have your <a href="/service/window-cleaning">windows cleaned</a> in spring, ask for screens and tracks in the same visit.</p>' +
        '<p>Inside, wash the filters of the split system as its handbook says, usually with lukewarm water, and dry them in the shade. For evaporative coolers on the roof, have the pads looked at before the first hot day. Bathroom and laundry fans need a vacuum too, because a fan furry with lint moves little air.</p>',
    },
    {
      title: 'Habits that cost nothing',
      html:
        '<p>Leave shoes at the door and brush the dog outside. Dry pillowcases indoors on days with a lot of pollen. Shower and change after gardening, so that you do not take the lawn to bed. Wipe the kitchen sill whenever you wipe the bench: it takes ten seconds and stops the film from building up.</p>' +
        '<p>If you would like a reset, a spring <a href="/service/deep-cleaning">deep clean</a> does the high and hidden places in one go, and a <a href="/service/regular-house-cleaning">regular visit</a> keeps the level down afterwards. Tell us about allergies when you book. We then leave out scented products and bring fresh cloths for each bedroom.</p>',
    },
  ],
  meta: {
    title: 'Pollen and Dust at Home: Keeping Spring Outside',
    description:
      'Which rooms collect pollen and dust, in what order to clean them, and small habits for windy days in Adelaide and grass season in Melbourne.',
    keywords: 'pollen in house, reduce dust at home, spring cleaning melbourne, adelaide dust, hepa vacuum cleaning',
  },
};
