import type { Home, Service } from '../../base/database/payload-types';
import { fileOf } from '../../model/pictures/chosen-file';
import home from '../../model/starter/content/home.json';

type Slide = NonNullable<Home['slides']>[number];

/** Slugs of the services whose work a picture that came with the site shows; none for any other. */
const shownBy = (media: Slide['media']) =>
  home.slides.find(({ picture, video }) => fileOf(media)?.filename === (video ? `${video}.mp4` : `${picture}.jpg`))?.shows;

/** The home page's slides, with pictures of the work that is offered where one came with the site and shows another. */
export function fittingSlides(slides: readonly Slide[], services: readonly Pick<Service, 'slug' | 'image'>[]): Slide[] {
  const pictures = services.map(({ image }) => fileOf(image)).filter((file) => file !== undefined);
  const fits = ({ media }: Slide) => shownBy(media)?.some((slug) => services.some((service) => service.slug === slug)) ?? true;
  return slides.flatMap((slide) => {
    if (fits(slide)) return slide;
    const media = pictures.shift();
    return media ? { ...slide, media, poster: null } : slides.some(fits) ? [] : slide;
  });
}
