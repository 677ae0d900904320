import type { ServicePage } from '../service-page';

export const window: readonly ServicePage[] = [
  {
    slug: 'window-cleaning',
    shape: 'family',
    name: 'Window Cleaning',
    title: 'Window Cleaning Services',
    description: 'Glass, frames, tracks and flyscreens cleaned inside and out, with purified water for the upper floors.',
    quote_service: 'Window Cleaning',
    why_choose_id: 3,
    faq_category: 'Windows cleaning',
    benefits: {
      heading: 'Why invest in window cleaning?',
      cards: [
        {
          title: 'High-Quality Finish',
          text: 'Fresh squeegee rubber and a dry edge cloth leave panes clear in the corners as well as in the middle.',
          icon: 'sparkles',
        },
        {
          title: 'Protects Window Integrity',
          text: 'Salt, minerals and bird droppings attack glass, seals and anodised frames if they sit there all summer.',
          icon: 'shield-check',
        },
        {
          title: 'Safety First',
          text: 'Long poles used from firm ground replace the wobbly ladder and the lean out of a bedroom window.',
          icon: 'ladder',
        },
        {
          title: 'Saves Time and Effort',
          text: 'A whole house of panes, tracks and screens is one visit for us and several lost weekends for you.',
          icon: 'clock',
        },
      ],
    },
    closing: {
      heading: 'Book Window Cleaning Now!',
      text: 'Count your windows roughly, mention any upper floor, and we will come back with a price and a good day for it.',
    },
  },
];
