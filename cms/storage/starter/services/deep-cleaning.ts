import type { StarterService } from '../types';

export const deepCleaning: StarterService = {
  slug: 'deep-cleaning',
  intro: {
    heading: 'Behind, above, underneath: where the dirt really lives',
    paragraphs: [
      'You can vacuum every Sunday and still have a house that never feels quite clean. The reason sits out of sight: a felt of dust along the top of the kitchen cupboards, lint under the washing machine, chalky rings around the tap base, hair packed in the shower channel. Deep cleaning goes looking for those places and spends its hours there.',
      'Method matters more than muscle. Limescale is alkaline, so it answers to acid; kitchen grease needs the opposite. Each product is laid on, left to work, then agitated with the right brush and rinsed away. On marble, travertine and other limestone we leave acids in the van, because they etch. Grout is scrubbed along its lines, and extractor filters soak while the rest of the room goes on.',
      'Expect us to move what two people can safely slide: the fridge, a couch, a washing machine with slack in its hoses. Gas cookers stay where they are. Behind the rest we vacuum, wipe and dry. A bungalow in Prospect with high ceilings and picture rails has other dust traps than a townhouse in Docklands, so we ask about both and would sooner allow a full day than promise a morning.',
    ],
  },
  whyChoose: {
    heading: 'Why neglected corners deserve our slow, methodical scrub',
    points: [
      'Acid for scale, alkali for grease, and time for both to do their part.',
      'Natural stone and brushed finishes are tested in a hidden spot before treatment.',
      'Appliances are eased out on sliders, so your vinyl and floorboards aren’t gouged.',
      'Vents, fan grilles, door tops and switch plates are written into the scope.',
      'You hear in advance which stains are likely to be permanent.',
    ],
  },
  faqs: [
    {
      question: 'How does this differ from a normal clean?',
      answer:
        'A normal visit covers what hands and eyes meet each day. This one adds removal of build-up: descaled tapware, scrubbed grout, degreased cupboard faces, washed skirtings, cleaned exhaust covers, and the floor behind anything movable. It’s done with more people or more hours, and you’d usually want it once or twice a year.',
    },
    {
      question: 'Which marks will stay, however hard you scrub?',
      answer:
        'Glass that hard water has etched stays cloudy, as the surface itself has changed. The same goes for chrome that has pitted, laminate lifted by steam, grout dyed by years of mud, and silicone with mould grown right through it. Those want polishing, regrouting or fresh sealant from a trade. We point them out as we find them.',
    },
    {
      question: 'Do I need to empty the kitchen cupboards?',
      answer:
        'Only where you’d like the insides washed. Take the contents out the evening before and stack them on the dining table, and we’ll wipe each shelf, drawer runner and hinge side. The pantry is worth the bother, since crumbs attract moths and ants. Cupboards left full get their doors, handles and tops done instead.',
    },
    {
      question: 'Can you deal with bathroom mould?',
      answer:
        'Surface mould on tiles, ceilings with washable paint and window frames can be cleaned off. It returns if steam has nowhere to go, so we’ll mention a weak exhaust fan or a permanently shut window. Large patches, a musty smell behind plaster, or growth after flooding belong with a remediation specialist, and we won’t disturb those.',
    },
    {
      question: 'How should I prepare the house?',
      answer:
        'Use up what’s in the freezer if you want it defrosted, switch off ovens so they are cold, take down breakables from high shelves, and make a parking spot for equipment. Children and animals are happier elsewhere: for part of the day furniture will stand in odd places and floors will be wet.',
    },
    {
      question: 'Is it worth doing before a baby arrives or after an illness?',
      answer:
        'Many people pick those moments, and it makes sense to get the dusty, disruptive work out of the way early. We can leave out fragranced products and give handles, switches and bedroom surfaces special care. We’re cleaners, not clinicians, so follow your doctor’s or midwife’s advice on anything medical.',
    },
  ],
  meta: {
    title: 'Deep House Cleaning: Scale, Grease and Dust Out',
    description:
      'Grout, tapware, rangehood filters and the floor behind the fridge. A deep clean for Adelaide and Melbourne homes, with honest limits on old stains.',
    keywords: 'deep cleaning Adelaide, deep house clean Melbourne, grout scrubbing, limescale removal, kitchen degreasing',
  },
};
