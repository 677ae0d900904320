import type { StarterPost } from '../types';

export const whenToCleanGuttersAdelaideMelbourne: StarterPost = {
  slug: 'when-to-clean-gutters-adelaide-melbourne',
  picture: 'post-3',
  title: 'When to clean gutters: one calendar for Adelaide, another for Melbourne',
  publishDate: '2026-10-20',
  description:
    '“Twice a year” is the usual answer, and it is not wrong. It just does not say which two times, and that depends on the trees above you and the city around you. A gutter full of dry gum leaves in December is a fire risk in the Adelaide foothills. A gutter full of wet plane leaves in June is a leak waiting for the next Melbourne downpour. Here is how we plan our own rounds.',
  sections: [
    {
      title: 'Adelaide: empty before the heat',
      html:
        '<p>Gum trees do not wait for autumn. Many drop bark and leaves through late spring and summer, and northerly winds carry them over several roofs. Dry litter in a gutter can catch from embers that have travelled a long way, and it sits right beside the eaves. So along the foothills and in the ranges, from Blackwood to Tea Tree Gully, the visit that counts is in <strong>October or early November</strong>, before the fire danger season gets going.</p>' +
        '<p>A second look in late April or May, ahead of the winter rain, suits most homes. Near big river red gums, along the Torrens or any creek, add one in January: a single windy week can fill a run that was clean at Christmas. On the plains with few trees, the main problem is dust and tile grit that settle as mud, and one visit a year often does.</p>',
    },
    {
      title: 'Melbourne: wait until the trees have finished',
      html:
        '<p>In Melbourne the deciduous trees set the date. Elms and oaks start in April, plane trees dawdle, and some hold on to leaves well into June. Book too early and you pay twice. We like the weeks <strong>from late May to the end of June</strong> for streets with plane trees, and a little sooner where elms and ash rule.</p>' +
        '<p>The second date is November. By then spring has dropped blossom, seed pods and plane-tree fluff into the same corners, and summer storms are next. A cloudburst after weeks of dry weather is nothing unusual here, and that is the day you find out whether the downpipe runs. Box gutters on terraces in Carlton or Richmond deserve a check in both seasons, because when they overflow, they do it indoors.</p>',
    },
    {
      title: 'Signs that you have waited too long',
      html:
        '<p>You need no ladder for this. Walk round the house on a rainy day, and once more on a dry one.</p>' +
        '<ul>' +
        '<li>Water curls over the front edge instead of leaving by the downpipe.</li>' +
        '<li>Dark stripes run down the outside of the gutter or the wall.</li>' +
        '<li>Seedlings or grass wave at you from above the fascia.</li>' +
        '<li>Birds are busy in one place, and mosquitoes hang around another.</li>' +
        '<li>A brown ring has appeared on a ceiling near an outside wall.</li>' +
        '<li>The rainwater tank fills slowly although it has poured all night.</li>' +
        '</ul>' +
        '<p>One sign is reason enough for a clean. The ring on the ceiling is a reason to call this week, because water is getting past the gutter and into timber.</p>',
    },
    {
      title: 'Vacuum, flush or hands',
      html:
        '<p>Dry or slightly damp leaves come out best with a <a href="/service/gutter-vacuum">gutter vacuum</a>: a long carbon pole, a strong motor, and a camera so that we see what we are doing. It is tidy and keeps most of the work on the ground. Fine silt and blocked downpipes want <a href="/service/gutter-flushing">flushing</a> with water, after the loose matter is out, so that it does not all end up in the pipe. Compacted mud with roots in it still has to be lifted by hand.</p>' +
        '<p>Leaf guard does not end gutter cleaning. It slows it. Fine needles, dust and blossom go through the mesh or lie on top of it, so sections have to be lifted now and then. And wherever your tank water goes to a kitchen tap, tell us beforehand: the inlet is disconnected first.</p>',
    },
  ],
  meta: {
    title: 'When to Clean Gutters in Adelaide and Melbourne',
    description:
      'Before summer in the Adelaide foothills, after the leaves in Melbourne: a gutter calendar by tree and suburb, and the signs of a blocked run.',
    keywords:
      'when to clean gutters, gutter cleaning before bushfire season, gutter cleaning melbourne autumn, blocked gutters, gum leaves in gutters',
  },
};
