/** Starter words of the About page and of the achievements on the city pages. */

export interface StarterAchievements {
  heading: string;
  description: string;
  points: { icon: string; value: string; label: string }[];
}

export const aboutHero = { heading: 'The people behind the clean' };

export const aboutSection = {
  heading: 'A cleaning company that looks before it scrubs',
  paragraphs: [
    'We clean homes, workplaces and the outsides of both, in Adelaide and in Melbourne. One company for the carpet and the gutter above it means one call, one quote and one visit instead of three. It also means that we notice things: the overflowing downpipe behind the stain on the ceiling, the failed seal behind the mould that keeps returning.',
    'Our way of working is older than any product in the van. Dry before wet, top before bottom, gentle before strong. We test in a corner, we read labels, and we tell you when a mark is wear and not dirt. Stone that acid has etched and enamel that has burnt away cannot be cleaned back, and you should know that before you pay for trying.',
    'The products we reach for first are eco-friendly: plant-based detergents, microfibre, heat and time. Stronger chemistry comes out only for jobs that call for it, such as baked-on carbon or lichen, and then in the amount that works and no more. After more than {years} years and {customers} satisfied customers, that is still how we would want our own houses treated.',
  ],
  mission:
    'To give every home and workplace we look after a clean that can be checked: an agreed list, the right method for each surface, and a walk-through at the end. We want you to feel at ease handing over the key, and to find the place better than you hoped when you get it back.',
  vision:
    'To be the cleaners that Adelaide and Melbourne neighbours recommend over the fence: known for care, plain talk and mild products. We picture rooms, roofs and gardens kept so well, season after season, that harsh treatments and early replacements become rare, and good cleaning jobs become good careers.',
};

/** A sample person. The owner replaces name, text and picture before the site goes live. */
export const ceoSection = {
  note: 'Placeholder: “Sample Owner” is not a real person. Replace the name and both paragraphs with the owner’s own.',
  heading: 'Sample Owner',
  paragraph1:
    'I started with one car, one vacuum and a list of houses I could reach before school pick-up.\nI learned quickly that people do not remember the shiny tap. They remember whether you came when you said you would, and whether the gate was shut behind you.\nSo that is what I built the company on.',
  paragraph2:
    'These days I spend more time planning runs than pushing a mop, but I still go out with new team members and I still read every comment that customers send.\nIf we get something wrong, I would like to hear it from you, and I would like to fix it.\nThat is the part of the job I am proudest of.',
};

export const achievements: StarterAchievements = {
  heading: 'What more than {years} years of cleaning adds up to',
  description:
    'We would rather show you a clean shower than a trophy cabinet. Still, a few figures say something about how we work: how long we have been at it, how many people have been glad they called, and how soon you will hear from us.',
  points: [
    { icon: 'award', value: '{years}+', label: 'years in the trade' },
    { icon: 'users', value: '{customers}', label: 'customers happy with our work' },
    { icon: 'clock', value: '24 h', label: 'or less until your free quote' },
    { icon: 'map-pin', value: '2', label: 'cities: Adelaide and Melbourne' },
  ],
};
