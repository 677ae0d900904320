import type { StarterService } from '../types';

export const schoolCleaningEducationCleaning: StarterService = {
  slug: 'school-cleaning-education-cleaning',
  intro: {
    heading: 'Between the last bell and the first',
    paragraphs: [
      'Six hundred children leave a building in a particular state: glitter in the carpet, yoghurt under a desk, sand from the long-jump pit all the way to the library. We get it back within one evening. Classrooms go quickly with a fixed drill of bins, tables, sinks, door handles and floor, while toilet blocks get a longer stop, because that’s where parents and students form an opinion.',
      'Term time is for keeping up; holidays are for catching up. When the site is empty we wash chairs, shift furniture, extract carpets, strip and reseal vinyl, clean light covers and high windowsills, and scrub the gym floor. Seal needs to cure, so those weeks are planned early with your business manager, around vacation care, builders and the hall hire that somebody always forgets.',
      'Kindergartens, language colleges and TAFE-style workshops have their own habits. Under-fives need mats, low shelves and change areas done with products you approve; adult colleges care about lecture rooms and lifts. Outside, we sweep verandahs and clear entrance mats. In an Adelaide spring that means jacaranda blossom trodden to jam, and in a Melbourne autumn, wet plane leaves by the barrow.',
    ],
  },
  whyChoose: {
    heading: 'Why principals count on our term-long cleaning plan',
    points: [
      'A separate plan for term evenings and for each holiday break.',
      'Toilet blocks checked for soap, paper and blocked pans, not only mopped.',
      'Chewing gum, textas and glue handled with the correct remover for each surface.',
      'Chemicals are locked away or taken home; nothing is decanted into drink bottles.',
      'Displays, models and half-built volcanoes remain untouched unless a note says otherwise.',
    ],
  },
  faqs: [
    {
      question: 'Are cleaners on site while students are present?',
      answer:
        'The main shift comes after dismissal or early in the morning. Where you want a daytime cleaner for toilets and lunch areas, we agree on routes, visible identification and sign-in at the office. Any person who may have contact with children must meet the working-with-children requirements of your state, and you see those details first.',
    },
    {
      question: 'What can be scheduled for the school holidays?',
      answer:
        'Anything that needs empty rooms or drying time: vinyl strip and seal, carpet extraction, hall floor scrubbing, chair legs, fans, light diffusers, inside windows and locker interiors. Book the summer break early in Term 4. We’ll sequence rooms so that teachers who return early find theirs finished.',
    },
    {
      question: 'Do glue, paint and glitter come out of classroom carpet?',
      answer:
        'Fresh poster paint and PVA usually lift with water and patience. Dried acrylic, slime and hot glue are harder and may leave a shadow, particularly on old nylon tiles. Glitter is a matter of vacuuming more than once. A spare carpet tile from the store room is sometimes the quickest cure, and we’ll tell you so.',
    },
    {
      question: 'How do you respond to vomit or a gastro bug?',
      answer:
        'Call your site contact and we’ll move the affected room or washroom up the list. Soil is removed, the area washed, then disinfected with the waiting time the label asks for, using disposable cloths. Should several classes be down, we can add a daily round of handles, drinking taps and tablet trolleys.',
    },
    {
      question: 'Can you clean toys and sleeping mats for early learning rooms?',
      answer:
        'Mats, shelves, cots and large play pieces can sit on our list. Mouthed toys and soft items generally stay with educators, who rotate them through a wash during the day. We use the detergent your centre has approved, rinse where little hands and mouths will be, and keep sprays away from occupied spaces.',
    },
    {
      question: 'How is a campus priced?',
      answer:
        'We count classrooms, toilet pans and wet areas, specialist rooms such as science and kitchens, and the distance between buildings, since walking with a trolley eats time. Enrolment numbers and after-school hire matter too. The proposal separates nightly work from holiday projects, which makes it easier to put to a council or board.',
    },
  ],
  meta: {
    title: 'School Cleaning for Classrooms, Halls and Kindies',
    description:
      'Nightly classroom and toilet block cleaning plus holiday floor work for schools, kindergartens and colleges in Adelaide and Melbourne.',
    keywords:
      'school cleaning Adelaide, education cleaning Melbourne, classroom cleaners, kindergarten cleaning, school holiday floor sealing',
  },
};
