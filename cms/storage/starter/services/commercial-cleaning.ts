import type { StarterService } from '../types';

export const commercialCleaning: StarterService = {
  slug: 'commercial-cleaning',
  intro: {
    heading: 'Workplaces differ, so the scope comes before the mop',
    paragraphs: [
      'A dental suite in Norwood, a warehouse office in Tullamarine and a primary school in Salisbury have almost nothing in common but a bin run. That’s why our commercial work starts with a site walk. We measure floors, note surfaces, ask about opening hours and alarms, and find out what the last arrangement got wrong. You can be blunt; it helps us price the real job.',
      'Out of that walk comes a scope: each area, each task, and how often it happens. Washrooms may be daily, internal glass weekly, vents and high ledges each quarter. Once you have marked it up, we fix the days, the number of cleaners and the contact person. Both sides keep the same page, so what was agreed never depends on somebody’s recollection.',
      'We have cleaned business premises for over {years} years and carry public liability insurance. Our team signs in where you require it, works under your site rules, and locks up the way you showed us. Faults we come across, a dripping cistern, a loose tile, a failed emergency light, are reported the same day, as cleaners are often the last people in the building.',
    ],
  },
  whyChoose: {
    heading: 'Why managers put their sites in our reliable hands',
    points: [
      'Every final proposal follows an inspection of the premises, not just a floor area.',
      'Tasks and frequencies are written down for you to check, change and audit.',
      'Public liability insurance, with paperwork supplied for your contractor file.',
      'Shifts in the early morning, the evening or the weekend, by arrangement.',
      'One person to ring about missed items, additional work and access changes.',
      'Concentrates, refillable bottles and cold-water mopping wherever hygiene allows it.',
    ],
  },
  faqs: [
    {
      question: 'What kinds of premises do you clean?',
      answer:
        'Mostly offices, aged care homes, schools and training centres, and medical or allied health rooms. Showrooms, body corporate foyers and small warehouses are welcome too. We don’t clean food-production lines, operating theatres or industrial plant, since those call for specialised validation. If you aren’t sure where you fall, ring and describe the building.',
    },
    {
      question: 'Can commercial cleaning happen outside business hours?',
      answer:
        'Yes, most of it does. Evenings after close and mornings ahead of opening are common; weekends suit floors and glass. Some sites add a daytime person for washrooms and spills. We’ll need to know when the alarm arms itself, whether lights and air-conditioning switch off, and how our team leaves the car park.',
    },
    {
      question: 'Who buys toilet paper, hand soap and bin liners?',
      answer:
        'Whichever is simpler for you. Either we watch the shelf and restock at prices agreed in the proposal, or you order and we fill the dispensers and warn you when supplies look low. Cleaning chemicals, cloths and machines are ours in both cases, with safety data sheets available for your register.',
    },
    {
      question: 'How do you price commercial work?',
      answer:
        'By time on site, which follows from floor area, number of washroom fixtures, how many people use the building, how often we attend and at what hour. Hard floors, carpet and glass each take their own pace. A free quote reaches you within 24 hours; the site walk then confirms or corrects it, item by item. Lowering a frequency here or there is the usual way to meet a budget.',
    },
    {
      question: 'How is the standard kept up after the first month?',
      answer:
        'New cleaners begin well and habits drift; everyone in the industry knows it. We answer that with spot checks against the scope, a communication book or shared mailbox on site, and a scheduled talk with your contact. A satisfaction guarantee applies: tell us of a missed item and we’ll put it right.',
    },
    {
      question: 'Are we tied to a long contract?',
      answer:
        'Length and notice are settled in writing ahead of the start, and we’re happy to begin with a short trial or one building out of several. Single jobs, such as a clean after a fit-out or preparing a vacated tenancy, need no ongoing agreement. Read the notice clause; ours is meant to be understood.',
    },
    {
      question: 'Can you follow our inductions and site rules?',
      answer:
        'We expect to. Send your induction, contractor forms and any screening that your sector asks of visiting workers, and we’ll confirm what is in place before anyone starts. Cleaners bring their own signage and protective gear. Restricted rooms stay on a no-entry list, and keys or cards are signed for.',
    },
  ],
  meta: {
    title: 'Commercial Cleaning in Adelaide and Melbourne',
    description:
      'Insured cleaning for offices, schools, clinics and aged care. We walk the site, write the scope and keep to it. Ask for a free commercial quote.',
    keywords:
      'commercial cleaning Adelaide, commercial cleaners Melbourne, business cleaning, contract cleaning, workplace cleaners',
  },
};
