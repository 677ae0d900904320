import type { StarterService } from '../types';

export const ndisCleaning: StarterService = {
  slug: 'ndis-cleaning',
  intro: {
    heading: 'Your home, your plan, your way of doing things',
    paragraphs: [
      'Some people want a chat with their clean, and others want us in and out while the radio plays. Both are fine. We begin with a conversation about how you live: which rooms matter, what may be moved and what must not, where equipment stands, which smells or noises are hard for you. That becomes a written list, and your cleaner works from it every time.',
      'The work is everyday housework: floors that are safe to wheel or walk on, bathrooms with grab rails wiped and dried, benches at any height, bed linen changed, bins taken out. We put things back where your hand expects them. We don’t give personal care, medication or transport, and we leave pumps, hoists and chargers just as we found them.',
      'Funding depends on how your plan is managed. Self-managed and plan-managed participants may choose a provider who isn’t registered with the NDIS; agency-managed funding can be used with registered ones only. Please tell us which applies before booking, and ask us where we stand. Cleaning usually sits in the Core budget, but what your plan says is what counts.',
    ],
  },
  whyChoose: {
    heading: 'Why people ask us back for calm familiar cleaning',
    points: [
      'A written list that you set, change or cross out whenever you like.',
      'We knock, say who we are and wait, even when we hold a key.',
      'Scent-free products on request, or your own if you prefer them.',
      'Walking frames, chairs and chargers return to the exact spot they had.',
      'Invoices show dates, hours and tasks, ready for you or your plan manager.',
      'Coordinators who ask can see proof of our public liability insurance.',
    ],
  },
  cleaned: {
    heading: 'Help around the house',
    items: [
      {
        title: 'Bathrooms and rails',
        text: 'Shower, toilet and basin cleaned; grab rails, shower chairs and commodes wiped and left dry.',
      },
      {
        title: 'Floors and ramps',
        text: 'Vacuumed and mopped with little water, cords tucked away, thresholds and ramps swept free of grit.',
      },
      { title: 'Kitchen', text: 'Benches, sink, cooktop and fridge front, with cups and kettle put back within reach.' },
      {
        title: 'Bedroom and linen',
        text: 'Sheets changed, bedside table dusted around your things, and the floor beneath the bed done.',
      },
      {
        title: 'Laundry and bins',
        text: 'Machine loaded, washing hung or folded as agreed, rubbish and recycling taken out to the kerb.',
      },
    ],
  },
  faqs: [
    {
      question: 'Can I use my NDIS funding for cleaning?',
      answer:
        'If your plan includes help with household tasks, generally yes. It is most often paid from Core Supports, under Assistance with Daily Life. Whether it is funded for you depends on your own plan, so check with your planner, coordinator or plan manager. We are happy to quote first, so that you can ask with figures in hand.',
    },
    {
      question: 'My plan is agency-managed. Can you help?',
      answer:
        'Agency-managed funds can be claimed by registered NDIS providers only. Ask about our status before you agree to anything; we won’t take a booking that can’t be claimed. Participants can ask for a different way of managing part of their funds when a plan is reviewed, and a coordinator can explain how.',
    },
    {
      question: 'Who can make the booking?',
      answer:
        'You, a family member, a nominee, your support coordinator or the provider who supports you at home, so long as you agree. We ask who should hear about changes and who receives the invoice. Whoever fills in the form, we still go through the tasks with you on the first visit.',
    },
    {
      question: 'Will the same person come each time?',
      answer:
        'We aim for it, because it matters. Holidays and illness happen, so a second cleaner is introduced early rather than turning up as a stranger. If a face or a manner doesn’t suit you, tell us and we arrange someone else. You don’t have to give a reason.',
    },
    {
      question: 'What is outside your role?',
      answer:
        'Personal care, lifting people, medication, shopping trips, and handling sharps or clinical waste. Indoors we climb no higher than a short step stool. Hoarding and biohazard cleans call for other training and equipment. If you are unsure where a task falls, describe it and you will get a plain yes or no.',
    },
    {
      question: 'I’m sensitive to chemicals and noise. What can change?',
      answer:
        'A great deal. We can work with warm water, microfibre and unscented products, leave aerosols in the van, vacuum while you are out, and stay in one room at a time with the door closed. Write down triggers and quiet hours; they go at the top of the page your cleaner carries.',
    },
  ],
  meta: {
    title: 'NDIS Cleaning, Done from the List You Set',
    description:
      'Household cleaning for NDIS participants in Adelaide and Melbourne, room by room at your pace, with invoices that are clear to read.',
    keywords:
      'NDIS cleaning Adelaide, NDIS cleaning Melbourne, plan-managed cleaning, household tasks NDIS, disability home cleaning',
  },
};
