import type { StarterTestimonial } from './types';

/** Sample reviews that show the layout, newest first. They are not real: the owner replaces them before the site goes live. */
export const testimonials: readonly StarterTestimonial[] = [
  {
    name: 'Priya S.',
    date: '2026-11-08',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'Our shower screen in Mawson Lakes had been cloudy since we moved in and I had given up on it. The team tried a small patch first, told me which part was mineral film and which was etched for good, and did not oversell it. The film is gone, the taps shine and I can see the tiles again. They also showed my son how to use the squeegee after a shower. He is eleven and, so far, he does it. I have never had a tradesperson explain things that clearly, and the bathroom was done before lunch.',
  },
  {
    name: 'Tom B.',
    date: '2026-10-27',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'Gutters vacuumed in Blackwood just before the hot weather. Photos of each side before and after. I did not need to get the ladder out once.',
  },
  {
    name: 'Helen K.',
    date: '2026-10-12',
    rating: 5,
    platform: 'facebook',
    verified: false,
    comment: 'Fast, friendly and completely spotless.',
  },
  {
    name: 'Daniel W.',
    date: '2026-09-21',
    rating: 4,
    platform: 'google',
    verified: true,
    comment:
      'End of lease clean on a two-bedder in Richmond. They arrived half an hour later than planned because of the lift booking, but they rang ahead and stayed until it was done. The agent asked for one windowsill to be redone and somebody came back the next morning without any argument.',
  },
  {
    name: 'Mei L.',
    date: '2026-09-02',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'They look after our GP clinic in Brunswick East three evenings a week. Consulting rooms are ready at eight, bins are never forgotten, and there is a note if a soap dispenser is low.',
  },
  {
    name: 'Grant O.',
    date: '2026-08-14',
    rating: 5,
    platform: 'google',
    verified: false,
    comment:
      'I wanted the roof at Hallett Cove blasted with high pressure. The bloke who came to quote looked at my old terracotta tiles and said no, soft wash, and here is why. It took longer to look good because the lichen had to die and let go by itself. He had told me to expect a couple of months and it was about that. The roof is now a colour I did not know it had, the ridge mortar is still in place, and the tank was disconnected and reconnected without my having to think about it. Good advice is worth more than a quick job.',
  },
  {
    name: 'Sofia R.',
    date: '2026-07-19',
    rating: 5,
    platform: 'facebook',
    verified: true,
    comment:
      'Same two cleaners every fortnight in Norwood since last year. The cat has started to greet them at the door, which she does not do for me.',
  },
  {
    name: 'Andrew N.',
    date: '2026-06-25',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'Carpets in three bedrooms and the hallway, Reservoir. The wine stain is now a faint shadow, as they predicted. Dry by the evening with the heater on and a window open.',
  },
  {
    name: 'Leanne F.',
    date: '2026-05-30',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'I manage my mum’s NDIS plan. They ask her, not me, what she would like done first. The invoices are clear and the plan manager has not sent a single one back.',
  },
  {
    name: 'Yusuf A.',
    date: '2026-04-18',
    rating: 5,
    platform: 'google',
    verified: false,
    comment:
      'Oven was truly embarrassing. Three hours later I could see through the door. Worth every minute of not doing it myself.',
  },
  {
    name: 'Karen M.',
    date: '2026-03-22',
    rating: 5,
    platform: 'facebook',
    verified: true,
    comment:
      'Driveway and pool surround at Brighton, all limestone-look pavers with black spots. They masked the timber, used a spinning cleaner so there are no stripes, and swept the sand back into the joints. The neighbours have already asked for the number.',
  },
  {
    name: 'James T.',
    date: '2026-02-09',
    rating: 5,
    platform: 'google',
    verified: true,
    comment:
      'Solar panels in Werribee, with a film of building dust from the estate next door. Done from eight in the morning with a soft brush on a pole. Output on the app went up the same day. Windows next.',
  },
];
