import type { StarterService } from '../types';

export const medicalCentreCleaning: StarterService = {
  slug: 'medical-centre-cleaning',
  intro: {
    heading: 'Clean to dirty, high to low, and written down',
    paragraphs: [
      'In a GP clinic the risk isn’t the dust you can see. It’s the couch edge, the blood-pressure cuff hook, the pen on a string, the arm of the third chair in the waiting room. We clean the least contaminated area first and the toilets last, one direction only, with a colour for each zone. A cloth is folded into eight faces and dropped in the laundry bag, not rinsed and reused.',
      'Detergent does most of the work, because disinfectant cannot reach a surface under grime. Where your policy calls for a second step, in treatment rooms, around sinks, or after a spill, a hospital-grade product follows at its label strength and stays wet for its stated time. Vinyl floors are flat-mopped with a clean head for every room, coved edges and wheel marks included.',
      'We stay clear of some things on purpose. Sharps containers, clinical waste bags, vaccine fridges, autoclaves, instruments and patient records belong to your staff. If a needle turns up on the floor, the cleaner stops, guards the spot and reports it. Dental, physiotherapy, pathology and psychology rooms share this routine with their own additions, agreed with the practice manager on a walk-through.',
    ],
  },
  whyChoose: {
    heading: 'Why clinics rely on our disciplined nightly routine',
    points: [
      'Red for toilets, green for the tea room, blue for general areas, yellow for treatment.',
      'Label strength and wet time are followed, with no topping up by eye.',
      'Clinical waste, sharps and instruments are never touched by our cleaners.',
      'Dated check sheets, signed room by room, remain at your practice.',
      'Screens, charts and paperwork are treated as private: we look away and move on.',
    ],
  },
  faqs: [
    {
      question: 'Do you use hospital-grade disinfectant throughout?',
      answer:
        'No, and you probably wouldn’t want that. Neutral detergent suits offices, corridors and most furniture. Treatment rooms, frequently touched points and body-fluid spills get a disinfectant in addition, according to your own infection-control policy. Overuse damages vinyl upholstery and leaves a residue that attracts soil. We’ll list the product for each area, with its data sheet.',
    },
    {
      question: 'Who removes sharps and clinical waste?',
      answer:
        'Your licensed waste contractor does, and clinical staff seal the containers. Our people empty general and paper bins only. A bag in the wrong colour or a container filled past its line is left where it stands and noted in the book, so the practice can deal with it in the morning.',
    },
    {
      question: 'Can you come between the morning and evening sessions?',
      answer:
        'Yes, a short midday round is possible for the waiting area, toilets and reception counter, with consulting rooms left to the late visit. Clinics open seven days often choose that pattern. The night clean needs the rooms vacated for long enough that floors dry, so please tell us about late appointments.',
    },
    {
      question: 'How do you protect patient confidentiality?',
      answer:
        'Cleaners work with doors as they find them, don’t open drawers, and never photograph rooms with paperwork in view. If a file or prescription pad lies on a bench, that bench is skipped and mentioned. We’ll sign the practice’s confidentiality form, and anyone new reads it on their induction evening.',
    },
    {
      question: 'What should the practice have ready before the first clean?',
      answer:
        'Your cleaning and infection-control policy, a plan marking each zone, a lockable cupboard near a tap, and a person who can answer questions. Show us which benches are clinical and which are clerical. If accreditation is coming up, say when; we’d prefer that the log is well established by then.',
    },
    {
      question: 'Are dental and allied health rooms cleaned the same way?',
      answer:
        'The sequence is the same, the details aren’t. Dental surgeries ask for care around chair bases, suction lines and cuspidors, which staff decontaminate themselves. Physio gyms have mats, plinths and hand weights. Podiatry rooms shed nail and skin dust, so filtered vacuuming comes first. Every discipline gets its own sheet.',
    },
    {
      question: 'Do you clean operating theatres or sterilising rooms?',
      answer:
        'We don’t take on theatres, and in a sterilising room we limit ourselves to floors, walls and bins, at a time your staff set. Reprocessing benches and equipment need people trained for that task. Minor-procedure rooms in a general practice are within our reach, provided that the steps are spelled out beforehand.',
    },
  ],
  meta: {
    title: 'Medical Centre Cleaning for GP and Dental Rooms',
    description:
      'Colour-coded, logged cleaning for clinics in Adelaide and Melbourne: waiting rooms, treatment areas and floors, after the last patient leaves.',
    keywords:
      'medical centre cleaning Adelaide, GP clinic cleaners Melbourne, dental surgery cleaning, allied health cleaning, clinic hygiene',
  },
};
