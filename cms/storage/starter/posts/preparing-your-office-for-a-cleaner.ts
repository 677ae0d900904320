import type { StarterPost } from '../types';

export const preparingYourOfficeForACleaner: StarterPost = {
  slug: 'preparing-your-office-for-a-cleaner',
  picture: 'post-8',
  title: 'Preparing your office for a new cleaner: a one-page handover',
  publishDate: '2026-07-14',
  description:
    'Most trouble with a new office cleaner has little to do with cleaning. It comes from an alarm code that was never passed on, a confidential pile on the wrong desk, or a kitchen that everybody thought belonged to somebody else. One page of notes, agreed before the first evening, prevents nearly all of it. Here is what we ask every new workplace, from a three-person studio in Hindmarsh to a two-floor office in Collingwood.',
  sections: [
    {
      title: 'Draw the zones first',
      html:
        '<p>Print the floor plan, or sketch one, and give every area a letter. Different zones need different attention, and a plan says it faster than a list.</p>' +
        '<ul>' +
        '<li><strong>A, every visit:</strong> toilets, kitchen, meeting rooms, reception, bins.</li>' +
        '<li><strong>B, once or twice a week:</strong> open desks, corridors, glass at hand height.</li>' +
        '<li><strong>C, monthly:</strong> storage, high ledges, vents, skirting, inside the fridge.</li>' +
        '<li><strong>D, never:</strong> server room, locked offices, the sample shelf that someone spent a week arranging.</li>' +
        '</ul>' +
        '<p>Add the number of people who come in on a usual day. Since hybrid work, that number matters more than the number of desks, and Tuesday to Thursday are often far busier than Friday. It may be wise to move a visit rather than to add one.</p>',
    },
    {
      title: 'Keys, alarms and people',
      html:
        '<p>Write down who opens, who locks up and who answers the phone at nine at night when the alarm panel beeps. Give the cleaners a code of their own: then the log shows who came and when, and you can cancel it without changing everybody else’s. Note where the isolator for the lights is, whether the lift needs a card after hours and where the van may stand.</p>' +
        '<p>Introduce the team by name to one person at your office who collects requests. With one contact, things get done. With twelve, the cleaner gets a wall of sticky notes that contradict each other.</p>',
    },
    {
      title: 'What stays untouched',
      html:
        '<p>Our rule is that paper on a desk is private. We clean round it unless it is agreed that desks are cleared on certain days. A clear-desk evening once a week gives you properly wiped desks and costs nobody more than two minutes.</p>' +
        '<p>Decide about screens, keyboards and whiteboards as well. Many screens have coatings that ordinary glass cleaner ruins, so we use a dry or barely damp cloth or leave them alone. Whiteboards are wiped only if a corner says “clean me”. For shredding bins, medical waste or anything that carries a label from a contractor, tell us whose job it is. Clinical waste stays with your licensed contractor: we mop around the closed bins and never empty them.</p>',
    },
    {
      title: 'The first month',
      html:
        '<p>Expect the second week to be better than the first. Cleaners learn which tap drips and which bin fills up with coffee grounds. Walk the floor with the team leader after week one, and again after week four, with the page in your hand. Tick, cross, done.</p>' +
        '<ol>' +
        '<li>Say what you see and where: “grey ring in the left basin, level 1” is worth ten times more than “bathrooms not great”.</li>' +
        '<li>Say it within a day, while it can still be checked.</li>' +
        '<li>Change the page when you change the request, so that the agreement stays true.</li>' +
        '</ol>' +
        '<p>If you are still looking for a team, our pages on <a href="/service/office-cleaning">office cleaning</a> and <a href="/service/commercial-cleaning">other workplaces</a> tell you what we include. Clinics and schools have stricter rules: see <a href="/service/medical-centre-cleaning">medical centres</a> and <a href="/service/school-cleaning-education-cleaning">schools</a>.</p>',
    },
  ],
  meta: {
    title: 'Preparing Your Office for a New Cleaning Team',
    description:
      'A one-page handover for offices: zones, keys, alarms, what cleaners must not touch, and how to give feedback that works in the first month.',
    keywords:
      'office cleaning checklist, preparing office for cleaner, office cleaning handover, commercial cleaning melbourne, office cleaners adelaide',
  },
};
