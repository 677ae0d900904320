import type { StarterService } from '../types';

export const agedCare: StarterService = {
  slug: 'aged-care',
  intro: {
    heading: 'Somebody’s home first, a workplace second',
    paragraphs: [
      'A room in residential care holds a life: wedding photographs, a crocheted rug, a radio tuned just so. We knock, introduce ourselves and say what we’re about to do. Objects go back exactly where they stood, which for a resident with low vision or dementia isn’t fussiness but orientation. If someone is resting or upset, we come back later and note it, rather than press on.',
      'The order never changes: high-touch points, then furniture, then the en suite, then the floor. Bed rails, call bells, remote controls, over-bed tables and grab bars are cleaned with detergent, and disinfected where your infection plan asks for it, with the surface kept wet for the time on the label. A fresh cloth and mop head goes with every room, and hands are washed in between.',
      'Dining rooms, lounges and corridors are done around meals, activities and visiting hours. We favour low-odour products and quiet machines, keep leads out of walkways, and mop a strip at a time with signs at both ends. Retirement villages usually need less: the community centre, lifts, shared laundries and handrails, with sandy entrances at Glenelg or leaf-littered paths in Kew.',
    ],
  },
  whyChoose: {
    heading: 'Why care homes welcome our calm, respectful cleaners',
    points: [
      'Staff greet residents, explain the task, and take no for an answer.',
      'Walking frames, glasses and call bells are returned within the resident’s reach.',
      'Fresh cloths and mop heads for every room, laundered hot afterwards.',
      'Fragrance kept low, since strong scents can unsettle or irritate.',
      'Declined or missed rooms are recorded and offered a second time.',
      'Your infection-control lead decides on products and frequencies; we carry them out.',
    ],
  },
  faqs: [
    {
      question: 'What do you do when a resident refuses a clean?',
      answer:
        'We thank them and leave. It’s their room. The refusal goes into the log with the time, and we try again when the nurse in charge suggests, often with a familiar carer nearby. Urgent matters, such as a spill that someone could slip on, are passed straight to staff so they can help.',
    },
    {
      question: 'How do you support a gastro or influenza outbreak?',
      answer:
        'Your outbreak plan leads. Typically touchpoints are cleaned more often, affected rooms are done last, protective equipment is changed between rooms, and a disinfectant suited to the organism is used at its stated contact time. Let us know the moment a case is suspected, so we can bring additional people and supplies.',
    },
    {
      question: 'Which checks do your workers hold for an aged care site?',
      answer:
        'Each home has its own list for contractors, and lists change. Tell us what you need for every person entering, including vaccination records where you ask for them, and we’ll confirm in writing who meets it prior to the first shift. No one is sent on the strength of a promise.',
    },
    {
      question: 'Can cleaning be kept away from meals and rest periods?',
      answer:
        'It should be. We draw up a timetable with you: dining room after breakfast is cleared, corridors during activities, bedrooms mid-morning, and nothing loud after lunch. Memory-support units may need a slower pace and the same two faces. Hearing from your lifestyle coordinator at the start saves a good many small disturbances.',
    },
    {
      question: 'Do you clean wheelchairs, hoists and other equipment?',
      answer:
        'Frames, wheels and seats of mobility aids can be wiped as a scheduled task when they’re not in use. Slings, mattresses, medical devices and anything with an electrical control are for trained care staff, because the maker’s instructions apply and a mistake may hurt someone. We’ll agree on the dividing line item by item.',
    },
    {
      question: 'Is this service for older people in their own homes as well?',
      answer:
        'This page is about facilities and villages. If you or your parents live independently, our house cleaning visits fit better, and can be arranged at a gentle pace with the same person where possible. Should a provider or plan manager be paying, ask which invoice details they want and we’ll include them.',
    },
  ],
  meta: {
    title: 'Aged Care Facility Cleaning, Calm and Careful',
    description:
      'Resident rooms, en suites and lounges cleaned with respect and a steady routine. For aged care homes and villages in Adelaide and Melbourne.',
    keywords:
      'aged care cleaning Adelaide, nursing home cleaners Melbourne, retirement village cleaning, residential care hygiene',
  },
};
