import type { StarterPost } from '../types';

export const howOftenToCleanSolarPanels: StarterPost = {
  slug: 'how-often-to-clean-solar-panels',
  picture: 'post-5',
  title: 'How often should you clean solar panels?',
  publishDate: '2026-01-20',
  description:
    'There is no single right answer, and anybody who sells you a fixed four visits a year has not looked at your roof. Panels at a good slope in a leafy, rainy suburb may need little help. Flat ones beside a dusty road, under a pigeon’s favourite aerial or near the sea need more. Once clean, a dirty array can generate up to {solar} more energy, and how much of that is yours depends on how bad it was. Here is how to find out.',
  sections: [
    {
      title: 'What dirt does to a panel',
      html:
        '<p>A thin, even layer of dust dims everything a little. Patches are worse. Cells in a panel are wired in series, so a single bird dropping or a pile of leaves on the lower edge can hold back a whole string of them, depending on how the system is built. Lichen along the frame is the slowest and most stubborn kind, because it creeps on to the glass and grips it.</p>' +
        '<p>Rain helps, but only so far. On a steep roof a good downpour carries off loose dust. On slopes of ten degrees or less the water pools at the frame, dries there and leaves a brown line. Light rain after a dusty north wind is the worst of all: it turns powder into mud spots.</p>',
    },
    {
      title: 'A rhythm by place',
      html:
        '<p>Use this as a starting point, then let your own readings correct it.</p>' +
        '<ul>' +
        '<li><strong>Most suburban roofs, tilted, few trees:</strong> once a year, in late spring, when the pollen is down and the strong months are still to come. After a dusty Adelaide summer, look again in March.</li>' +
        '<li><strong>Near the coast</strong> (Glenelg, Semaphore, Brighton, Williamstown): twice a year, since salt film holds dust.</li>' +
        '<li><strong>Next to building sites, unsealed roads, farms or railway lines:</strong> two to three times, or after each big dust event.</li>' +
        '<li><strong>Under gums, aerials or flight paths of birds:</strong> whenever you can see droppings. Bird proofing may be cheaper than more cleaning.</li>' +
        '<li><strong>Very flat arrays:</strong> twice a year, with attention to the lower edge.</li>' +
        '</ul>' +
        '<p>Panels that look fine from the street may not be. A phone on a long pole, or the view from a neighbour’s upstairs window, tells you more.</p>',
    },
    {
      title: 'Read your app before you book',
      html:
        '<p>Pick a cloudless day, write down the total output, and compare it with a cloudless day in the same month of last year. The sun’s height differs by season, so do not compare January with June. A fall of a few per cent is normal ageing and weather. A clear drop that stays over several sunny days deserves a look.</p>' +
        '<p>Check the simple things first. Has a tree grown, has somebody put up an antenna, is the inverter showing a fault? A sudden step down is more often electrical than dirt, and then you need an accredited solar installer and not a cleaner. Dirt comes as a slow slide. After a clean, note the output again on the next clear day. Then you know what it was worth to you and how long you can wait next time.</p>',
    },
    {
      title: 'How panels are cleaned properly',
      html:
        '<p>Early in the morning or on a dull day, when the glass is cool. A cold rinse gives a hot pane a shock that no maker recommends, and it dries in spots before you can rinse. A soft brush on a water-fed pole does the work, with purified water, because tap water, hard as it is in Adelaide, would leave a film of its own. No detergent that leaves residue, no scouring pad, no pressure washer: seals and coatings do not forgive them, and your warranty may not either.</p>' +
        '<p>Please do not climb up with a bucket. Wet roofs are slippery, panels are live whenever light falls on them, and damaged ones can be dangerous to touch. If you can reach the array with a hose from the ground, a cool-morning rinse of loose dust is fine. For the rest there is our <a href="/service/solar-panel-cleaning">solar panel cleaning</a>, which goes well with a <a href="/service/professional-gutter-cleaning">gutter clean</a> on the same day.</p>',
    },
  ],
  meta: {
    title: 'How Often Should You Clean Solar Panels?',
    description:
      'Dust, droppings and salt decide, not the calendar. How to read the signs in your app, when rain is enough, and how panels are cleaned safely.',
    keywords: 'how often to clean solar panels, when to clean solar panels, dirty solar panels, solar output drop',
  },
};
