import type { StarterService } from '../types';

export const solarPanelCleaning: StarterService = {
  slug: 'solar-panel-cleaning',
  intro: {
    heading: 'More daylight through the same glass',
    paragraphs: [
      'A solar panel earns its living through glass, and dust on that glass is lost power. Around Adelaide it is limestone dust, harvest chaff from the north and salt near the gulf. In Melbourne it’s traffic film, pollen and whatever the pigeons contribute. Rain rinses the middle of a panel and leaves a dirty band along the lower frame, precisely where a row of cells sits.',
      'We wash with deionised water and a soft brush on a long pole, from the ground or the roof edge where we can. There is no detergent, no pressure jet and nothing abrasive. Purified water dries without minerals, so nothing is left to bake on. We come early or late in the day, because cold water on hot glass is a bad idea.',
      'Before wetting anything we look: cracked panes, loose clips, chewed cables, nests under the frames. A damaged panel stays dry and you are told at once, since water and faulty wiring don’t mix. We don’t open isolators, unplug connectors or repair; that is work for a licensed electrician or your installer. A typical household array takes an hour or two.',
    ],
  },
  whyChoose: {
    heading: 'Why owners of rooftop panels choose pure water only',
    points: [
      'A deionised rinse dries spotless, so there is nothing to buff or scrape.',
      'Soft bristles only, in line with what panel makers commonly ask for.',
      'We step beside the rails on the roof, never on the glass.',
      'Cool panels first: bookings are set for early morning or late afternoon.',
      'Cracks, nests and loose cables that we come across are reported to you.',
    ],
  },
  cleaned: {
    heading: 'What a solar clean covers',
    items: [
      { title: 'Panel glass', text: 'The whole face of each panel, brushed wet and rinsed until the water sheets off clear.' },
      {
        title: 'Lower frame edge',
        text: 'The line of silt and lichen along the bottom lip, which rain never shifts and cells feel most.',
      },
      { title: 'Droppings and sap', text: 'Soaked until soft and lifted by bristle, with no blade and no scouring pad.' },
      {
        title: 'A look underneath',
        text: 'Clips, cables and nests checked by eye from the edge, without touching anything electrical.',
      },
    ],
  },
  faqs: [
    {
      question: 'How much more power will I get?',
      answer:
        'Clean solar panels can generate up to {solar} more energy. Heavily soiled, nearly flat arrays gain most; a steep one rinsed by a wet winter may gain little. Compare your inverter app on two clear days of similar temperature, one shortly before the clean and one just after. That comparison is fairer than any forecast of ours.',
    },
    {
      question: 'How often do panels need cleaning?',
      answer:
        'Once a year suits most suburban roofs, ideally after the pollen and before the long summer days. Twice is sensible beside a railway, a dusty paddock, the beach or a pigeon’s favourite perch. When the app shows output sliding on clear days, don’t wait for the anniversary.',
    },
    {
      question: 'Can’t the rain do it?',
      answer:
        'Rain takes off loose dust, but not droppings, lichen, tree sap or the greasy film near main roads. A light shower can even turn dust into mud that dries in rings. Think of a car left in the street: rained on often, clean never.',
    },
    {
      question: 'Do I have to switch the system off?',
      answer:
        'Usually not; we let you know beforehand if your set-up calls for it. Panels make current whenever light falls on them, so switching the inverter off does not make a broken one safe. If we find a fault, nobody sprays anything near it, and we suggest that you call your installer next.',
    },
    {
      question: 'Can I hose them myself from the ground?',
      answer:
        'On a cool panel, a gentle rinse with a garden hose does no harm. Skip the pressure cleaner, the car brush and dishwashing liquid, which leaves a sticky film. In Adelaide especially, don’t let tap water dry on the glass in full sun. And stay off the roof: the height is the dangerous part.',
    },
    {
      question: 'Do you deal with pigeons and nests?',
      answer:
        'We clean their mess off the glass and tell you where they are getting in. Fitting mesh around the array is a job for a pest or solar contractor, and the nests of native birds must be left alone while in use. Sort the birds out first, or you will pay for the same wash twice.',
    },
  ],
  meta: {
    title: 'Solar Panel Cleaning with Deionised Water',
    description:
      'Clean solar panels can generate up to {solar} more energy. Soft brush, pure water and no detergent, for rooftops in Adelaide and Melbourne.',
    keywords:
      'solar panel cleaning Adelaide, solar panel cleaning Melbourne, deionised water cleaning, PV panel washing, bird droppings solar panels',
  },
};
