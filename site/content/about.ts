import { text } from 'shared/text';
import type { Reader } from './content';
import { titled } from './hero';
import type { About, Ceo, PageHeroContent } from './shapes';

export const aboutHero = async (reader: Reader): Promise<PageHeroContent> => {
  const fallback = 'About Us';
  const hero = await reader.section('aboutHeroBanner', async (wire) => {
    const picture = await reader.picture(wire, 'image');
    if (!picture) reader.warn('banner image missing', { call: 'aboutHeroBanner' });
    return titled(text(wire.heading), picture, fallback);
  });
  return hero ?? { title: fallback };
};

export const about = (reader: Reader) =>
  reader.section(
    'aboutSection',
    async (wire): Promise<About | undefined> =>
      wire.paragraphs.length === 0
        ? undefined
        : {
            heading: wire.heading,
            paragraphs: wire.paragraphs,
            mission: text(wire.mission),
            vision: text(wire.vision),
            picture: await reader.picture(wire, 'image'),
            missionPicture: await reader.picture(wire, 'mission_image'),
            visionPicture: await reader.picture(wire, 'vision_image'),
          },
  );

export const ceo = (reader: Reader) =>
  reader.section(
    'ceoSection',
    async (wire): Promise<Ceo | undefined> =>
      text(wire.heading) && text(wire.paragraph_1)
        ? {
            name: wire.heading,
            paragraphs: [wire.paragraph_1, wire.paragraph_2].flatMap((paragraph) => text(paragraph) ?? []),
            picture: await reader.picture(wire, 'image'),
          }
        : undefined,
  );
