/** Starter words of the Contact page's hero. */
export const contactHero = {
  title: 'Talk to a person about your clean',
  subtitle:
    'Call, write or send the form. Whether it is one oven or forty desks, we answer with a plan and a free quote within 24 hours.',
};
