import { linesOf } from '../forms/fields/lines';
import { api, present } from './base';
import { picture } from './picture';

export const about = {
  aboutHeroBanner: api.aboutHeroBanner.handler(async ({ context: { source } }) => {
    const { hero } = await source.findGlobal({ slug: 'about', depth: 1 });
    const { heading, image } = present(hero, 'hero of the about page');
    return { heading, ...picture('image', image) };
  }),

  aboutSection: api.aboutSection.handler(async ({ context: { source } }) => {
    const { section } = await source.findGlobal({ slug: 'about', depth: 1 });
    const { image, mission_image, vision_image, mission, vision, ...words } = present(section, 'about section');
    return {
      heading: present(words.heading, 'about section'),
      paragraphs: linesOf(words.paragraphs),
      mission,
      vision,
      ...picture('image', image),
      ...picture('mission_image', mission_image),
      ...picture('vision_image', vision_image),
    };
  }),

  ceoSection: api.ceoSection.handler(async ({ context: { source } }) => {
    const { ceo, ...page } = await source.findGlobal({ slug: 'about', depth: 1 });
    return {
      heading: present(source.hides(page) ? undefined : ceo?.heading, 'owner’s section'),
      paragraph_1: present(ceo?.paragraph_1, 'owner’s section'),
      paragraph_2: ceo?.paragraph_2,
      ...picture('image', ceo?.image),
    };
  }),
};
