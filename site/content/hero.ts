import { text } from 'shared/text';
import { nonEmpty, type Reader } from './content';
import type { PageHeroContent, Picture, Slide } from './shapes';

export const heroSlides = (reader: Reader) =>
  reader.section('heroCarousel', async (slides) =>
    nonEmpty(
      await Promise.all(
        slides.map(async (slide): Promise<Slide> => {
          const video = slide.media_type === 'video' ? text(slide.media) : undefined;
          return {
            heading: slide.heading,
            paragraph: text(slide.paragraph),
            happyCustomers: text(slide.happy_customers),
            rating: text(slide.rating),
            picture: video ? await reader.picture(slide, 'poster') : await reader.picture(slide, 'media'),
            video,
            webm: video && text(slide.media_webm),
          };
        }),
      ),
    ),
  );

export const contactHero = (reader: Reader) =>
  reader.section(
    'contactHero',
    async (hero): Promise<PageHeroContent> => ({
      title: hero.title,
      subtitle: text(hero.subtitle),
      picture: await reader.picture(hero, 'background_image'),
    }),
  );

/** A hero with its default title; undefined when the record has neither title nor picture. */
export const titled = (title: string | undefined, picture: Picture | undefined, fallback: string): PageHeroContent | undefined =>
  title || picture ? { title: title ?? fallback, picture } : undefined;

/** Hero of the FAQ page or the blog; `fallback` is the required default heading. */
export const pageHero = async (reader: Reader, call: 'faqHero' | 'blogHero', fallback: string): Promise<PageHeroContent> =>
  (await reader.section(call, async (hero) =>
    titled(text(hero.heading), await reader.picture(hero, 'background_image'), fallback),
  )) ?? {
    title: fallback,
  };
