import type { FaqItem } from 'contract/faq';

/** Starter questions that belong to no single service. */

export const faqHero = { heading: 'Faq', breadcrumb: 'Home / Faq' };

export const generalFaqs: readonly { category: string; items: FaqItem[] }[] = [
  {
    category: 'Quotes and booking',
    items: [
      {
        question: 'What do you need to know to give me a price?',
        answer:
          'The suburb, the kind of building, the number of rooms or the rough size, and how it looks today. Tell us about anything unusual: a two-storey roof on a slope, a dog that sheds, paint drips after a renovation. For outdoor work, two or three photos from the ground save a visit. If we cannot tell from that, we come and look before we name a figure.',
      },
      {
        question: 'How soon will I hear back after I send the form?',
        answer:
          'Within 24 hours, and often the same day. The quote is free and you are under no obligation to accept it. If your job is urgent, for example because an inspection is tomorrow, call instead of writing. We will say straight away whether we have a team free.',
      },
      {
        question: 'Can one quote cover several services?',
        answer:
          'Yes, and it usually makes sense. Choose the main one on the form and name the others in the requirements field. We plan them in the right order: the roof before the gutters, the gutters before the windows, and carpets after everything that makes dust. Fewer trips with the van also help the price.',
      },
      {
        question: 'May I move or cancel a booking?',
        answer:
          'Of course. Call us as soon as you know, so that somebody else can have the place in the diary. Before your first visit we tell you in writing how much notice we ask for. When the weather is the reason, say lightning on a roof day, we suggest the next safe day ourselves.',
      },
      {
        question: 'My city or suburb is not in the form. Do you still come?',
        answer:
          'Please ring and ask. We work across Adelaide and Melbourne, and the form may list only the places with free appointments right now. For addresses on the edge of town we sometimes group jobs, so a flexible day helps. If it is too far for us to do well, we say so.',
      },
      {
        question: 'Is the price fixed, or can it change on the day?',
        answer:
          'What we wrote is what you pay for what we listed. If the job turns out to be different, such as a second bathroom nobody mentioned or a carpet that needs stain treatment, we stop and talk to you first. You decide whether we add it, leave it or swap it for something else. Nothing extra is done silently.',
      },
    ],
  },
  {
    category: 'On the day and after',
    items: [
      {
        question: 'Does somebody need to be there to let you in?',
        answer:
          'Only if you would like to. Many customers open the door and head to work, leave a key in a lock box or meet us only at the end. For outdoor jobs we need an unlocked gate and an outside tap. Please tell us how to reach you, because a quick question about a fragile vase is better asked than guessed.',
      },
      {
        question: 'Should I supply products, a vacuum or a ladder?',
        answer:
          'We arrive with our own. If you prefer a certain product, for instance the maker’s oil for a timber benchtop, leave it out with a note. The same goes for allergies and scents: let us know when you book and we change what we pack. Power and running water are the two things we do need from you.',
      },
      {
        question: 'What should I do before the team arrives?',
        answer:
          'Clear surfaces as far as you comfortably can, because every toy or paper we move is time not spent cleaning. Put away cash, jewellery and private documents. Let us know where pets will be, keep a parking spot free if you have one, and point out whatever matters most to you.',
      },
      {
        question: 'What happens if something gets broken?',
        answer:
          'We tell you straight away, the same day, with a photo. We carry public liability insurance, and the office takes the matter up with you from there. Please point out what is loose, cracked or precious beforehand: a wobbly cistern lid and a treasured plate both deserve a warning.',
      },
      {
        question: 'What does your satisfaction guarantee mean in practice?',
        answer:
          'If something on the agreed list was missed or is not clean, tell us soon after the visit, while it is still easy to see what happened. We come back and put it right at no extra cost. Marks that turn out to be wear, such as etched stone or faded grout, we explain instead of promising the impossible.',
      },
      {
        question: 'Are your products safe for children, pets and the garden?',
        answer:
          'We start with eco-friendly detergents, microfibre and hot water, and for most rooms that is enough. Where a job needs something stronger, we ventilate, rinse and tell you how long to keep little hands, paws or fish ponds away. Outside, we wet plants beforehand and keep suds out of the stormwater drain.',
      },
    ],
  },
];
