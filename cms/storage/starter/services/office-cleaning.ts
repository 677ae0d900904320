import type { StarterService } from '../types';

export const officeCleaning: StarterService = {
  slug: 'office-cleaning',
  intro: {
    heading: 'What your team notices at half past eight',
    paragraphs: [
      'Good office cleaning is mostly invisible. The bin is empty, the tap shines, the whiteboard tray holds no dust, and nobody thinks about it. Bad cleaning generates e-mails. We run a loop that starts at reception, takes the open floor and meeting rooms, then the kitchen, and leaves washrooms until last, so what we pick up there isn’t carried back across the desks.',
      'Desks are handled by a simple rule: clear space gets wiped, occupied space is left alone. We don’t lift papers, unplug chargers or shuffle sticky notes. For hot-desk floors, where each bench must be free every night, we sanitise the whole surface, chair arms included, and the shared keyboard if you ask for it. Screens get a dry microfibre cloth, because spray ruins coatings.',
      'Not every task belongs in every shift. Carpet walkways, kitchens and toilets deserve each visit; partition glass, skirting and chair bases can rotate through the month; air vents and blinds come around quarterly. Street grit matters as well. A Collins Street lobby in a wet July needs its mats vacuumed nightly, while a Kent Town studio in summer battles fine dust around the door seals.',
    ],
  },
  whyChoose: {
    heading: 'Why growing companies prefer our quiet evening crew',
    points: [
      'Washroom cloths never meet desk cloths: each zone has its own colour.',
      'Papers stay put, chargers stay plugged in, and drawers stay shut.',
      'Landfill, paper and commingled recycling leave through their proper streams.',
      'Alarm set, lights out and doors tried, following your written lock-up order.',
      'Periodic jobs are dated on a calendar, so quarterly doesn’t become never.',
    ],
  },
  faqs: [
    {
      question: 'How many nights a week does an office of twenty people need?',
      answer:
        'Two or three is common where staff are in most days and there’s a proper kitchen. Client-facing rooms or crowded toilets push it to nightly. With hybrid rosters we look at which days are busiest and put the visit straight after them, instead of cleaning empty desks on a Friday.',
    },
    {
      question: 'Will anyone move the documents on my desk?',
      answer:
        'No. Cleaners wipe around whatever is there and don’t read, stack or straighten it. If you would like your desk done properly, clear it on the chosen evening; some firms run a clear-desk Thursday for that reason. Paper in the shredding console is outside our duties, and its lock remains closed.',
    },
    {
      question: 'Do you look after the kitchen and the dishwasher?',
      answer:
        'We wash benches, sink, splashback and tables, wipe the microwave and appliance fronts, and can load and start the dishwasher. Mugs in the sink are a matter to settle up front: tell us whether you want them done or left as a hint. The fridge is emptied only on a notified date, never on a whim.',
    },
    {
      question: 'Are monitors, phones and keyboards cleaned?',
      answer:
        'Handsets and desk phones can be wiped with a lightly dampened cloth. Monitors are dusted dry, as alcohol and ammonia may harm anti-glare film. We leave personal keyboards and laptops unless the owner asks, and turn to shared ones when a room or bench is listed in the scope. Servers and comms racks are off limits.',
    },
    {
      question: 'How is building security managed?',
      answer:
        'Named people hold the keys, fobs and alarm codes, and you receive that list. They don’t bring friends or prop doors, and they ring your contact if a window is open or somebody unexpected is inside. When a cleaner leaves the site for good, access is handed back and you can cancel the code that day.',
    },
    {
      question: 'Can you clean while people are working?',
      answer:
        'Parts of it. A day cleaner can freshen washrooms, wipe the kitchen after lunch and reset meeting rooms with little fuss. Vacuuming open-plan areas is another matter, since headset calls suffer. If the building only allows daytime access, we bring battery machines, agree on a quiet window and leave noisy tasks to lunchtime.',
    },
  ],
  meta: {
    title: 'Office Cleaning After Hours, Desk to Washroom',
    description:
      'Desks, kitchens and toilets reset overnight in Adelaide and Melbourne offices. Clear rules on papers, screens and lock-up; one to five nights a week.',
    keywords:
      'office cleaning Adelaide, office cleaners Melbourne, after hours cleaning, workplace hygiene, office kitchen cleaning',
  },
};
