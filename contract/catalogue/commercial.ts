import type { ServicePage } from '../service-page';

export const commercial: readonly ServicePage[] = [
  {
    slug: 'commercial-cleaning',
    shape: 'family',
    name: 'Commercial Cleaning',
    title: 'Commercial Cleaning Services',
    description:
      'Commercial cleaning for offices, aged care, schools and clinics in Adelaide and Melbourne, scoped on site and insured.',
    quote_service: 'Commercial Cleaning',
    why_choose_id: 2,
    faq_category: 'Commercial Cleaning',
    cards: ['office-cleaning', 'aged-care', 'school-cleaning-education-cleaning', 'medical-centre-cleaning'],
    benefits: {
      heading: 'Why invest in commercial cleaning?',
      cards: [
        {
          title: 'First Impressions Hold',
          text: 'Clients judge a business by its entrance glass, its carpet edge and its washroom before anyone has spoken.',
          icon: 'building',
        },
        {
          title: 'Your Staff Do Their Own Jobs',
          text: 'Nobody you hired to sell, plan or build should be unblocking a basin or scraping out the shared microwave.',
          icon: 'users',
        },
        {
          title: 'A Record for Every Visit',
          text: 'With tasks and frequencies on paper, a question about Tuesday’s clean gets an answer rather than a shrug.',
          icon: 'layers',
        },
      ],
    },
    closing: {
      heading: 'Book Commercial Cleaning Now!',
      text: 'Ask for a first figure today, then name a time for the site walk, and bring along the person who hears the complaints.',
    },
  },
  {
    slug: 'office-cleaning',
    shape: 'sub-service',
    name: 'Office Cleaning',
    title: 'Office Cleaning Services',
    description: 'After-hours office cleaning: desks, kitchens, meeting rooms and washrooms reset before the first laptop opens.',
    parent: 'commercial-cleaning',
    quote_service: 'Commercial Cleaning',
    why_choose_id: 15,
    intro_id: 5,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in office cleaning?',
      cards: [
        {
          title: 'Mornings Without Mess',
          text: 'People arrive to empty bins, a clear sink and a meeting table free of yesterday’s coffee rings.',
          icon: 'sun',
        },
        {
          title: 'Cleaner Shared Touchpoints',
          text: 'Lift buttons, fridge handles and hot desks pass through dozens of hands, so they get attention at every visit.',
          icon: 'heart-pulse',
        },
        {
          title: 'Carpet Tiles Keep Longer',
          text: 'Vacuuming the walkways often lifts the street grit that would otherwise cut the pile and grey the tiles.',
          icon: 'shield-check',
        },
      ],
    },
    closing: {
      heading: 'Book Office Cleaning Now!',
      text: 'Give us your floor area, head count and lock-up time, and we’ll propose how many nights a week make sense.',
    },
  },
  {
    slug: 'aged-care',
    shape: 'sub-service',
    name: 'Aged Care Cleaning',
    title: 'Aged Care Cleaning Services',
    description:
      'Quiet, careful cleaning for residential aged care and retirement villages, fitted around meals, rest and visiting hours.',
    parent: 'commercial-cleaning',
    quote_service: 'Commercial Cleaning',
    why_choose_id: 16,
    intro_id: 6,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in aged care cleaning?',
      cards: [
        {
          title: 'Dignity in the Details',
          text: 'A fresh en suite and a dusted photo frame say to a resident and the family that this room matters.',
          icon: 'hand-heart',
        },
        {
          title: 'Safer Floors Underfoot',
          text: 'Small sections are mopped nearly dry and signed, with cords kept short, where walking frames are on the move.',
          icon: 'shield-check',
        },
        {
          title: 'Less Load on Carers',
          text: 'When cleaning has its own hands, care workers can spend the shift on people instead of spills.',
          icon: 'users',
        },
      ],
    },
    closing: {
      heading: 'Book Aged Care Cleaning Now!',
      text: 'Speak with us about your wings, your infection plan and your quiet times. The proposal will be built around them.',
    },
  },
  {
    slug: 'school-cleaning-education-cleaning',
    shape: 'sub-service',
    name: 'School Cleaning',
    title: 'School and Education Cleaning Services',
    description:
      'Classroom, toilet block and hall cleaning for schools, kindergartens and training centres, with bigger jobs in the holidays.',
    parent: 'commercial-cleaning',
    quote_service: 'Commercial Cleaning',
    why_choose_id: 17,
    intro_id: 7,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in school cleaning?',
      cards: [
        {
          title: 'Rooms Ready by the Bell',
          text: 'Teachers walk in to wiped tables, swept corners and an empty bin, and the first lesson starts on time.',
          icon: 'clock',
        },
        {
          title: 'Washrooms Children Will Use',
          text: 'Toilet blocks that smell of nothing in particular spare small students from waiting all day to go home.',
          icon: 'droplets',
        },
        {
          title: 'Furniture and Floors Spared',
          text: 'Sand trodden in from the oval acts like sandpaper on vinyl; removing it daily postpones the next reseal.',
          icon: 'wallet',
        },
      ],
    },
    closing: {
      heading: 'Book School Cleaning Now!',
      text: 'Planning next term’s budget? Share a site map and your bell times, and a costed schedule will come back to you.',
    },
  },
  {
    slug: 'medical-centre-cleaning',
    shape: 'sub-service',
    name: 'Medical Centre Cleaning',
    title: 'Medical Centre Cleaning Services',
    description:
      'Methodical cleaning for GP clinics, dental and allied health rooms: clean to dirty, colour-coded and logged room by room.',
    parent: 'commercial-cleaning',
    quote_service: 'Commercial Cleaning',
    why_choose_id: 18,
    intro_id: 8,
    intro_call: 'phone',
    benefits: {
      heading: 'Why invest in medical centre cleaning?',
      cards: [
        {
          title: 'Lower Cross-Contamination Risk',
          text: 'A separate cloth for each zone, folded to a new face, keeps washroom germs out of the treatment room.',
          icon: 'heart-pulse',
        },
        {
          title: 'Patients Feel Looked After',
          text: 'People who are unwell notice sticky chair arms, so waiting rooms get the same care as consulting rooms.',
          icon: 'hand-heart',
        },
        {
          title: 'Evidence for Your Files',
          text: 'Signed and dated sheets give the practice manager something to hand over when an assessor asks about cleaning.',
          icon: 'layers',
        },
      ],
    },
    closing: {
      heading: 'Book Medical Centre Cleaning Now!',
      text: 'Walk us through the practice after the last appointment, infection-control policy in hand, and we’ll price what it requires.',
    },
  },
];
